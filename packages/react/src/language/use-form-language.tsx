import type { Form } from '@letterslot/core'
import { chooseLanguage, languagesOf, localizeForm } from '@letterslot/core/language'
import { type JSX, useEffect, useMemo, useRef, useState } from 'react'
import type { CreateMarks, Marks } from '../form/marks.ts'
import { LanguageChoice } from './LanguageChoice.tsx'
import { marksFor } from './marks-for.tsx'
import { keepInAddress } from './wanted-languages.ts'

/** A form in one of its languages, as `FormWithParts` takes it. What draws it needs the rest too. */
export interface FormInLanguage {
  readonly form: Form
  /** The choice among its languages; none for a form that has one. */
  readonly children: JSX.Element | undefined
  /** Marks the words that have no translation. */
  readonly createMarks: CreateMarks | undefined
}

/**
 * Holds the language that a form is shown in: its own at first, as on a server, then the one that is wanted, then the one that the
 * visitor chooses, which the address keeps. Their choice stays when the document changes, for as long as the form speaks it.
 * @param wanted - BCP 47 tags, the most wanted first, by the element that stands around the form.
 * @param ofPage - one of `languagesOf(form)`, where the page decides: from the first, and its address is its own.
 */
export function useFormLanguage(
  form: Form,
  wanted: (around: Element | null) => readonly string[],
  ofPage?: string,
): FormInLanguage {
  const list = useRef<HTMLUListElement>(null)
  const [found, setFound] = useState<string>()
  const [choice, choose] = useState<{ readonly tag: string; readonly ofPage: string | undefined }>()
  useEffect(() => {
    setFound(ofPage ?? chooseLanguage(form, wanted(list.current?.closest('.ls-form')?.parentElement ?? null)))
  }, [form, wanted, ofPage])
  const languages = languagesOf(form)
  const chosen = choice?.ofPage === ofPage ? choice?.tag : undefined
  const tag = languages.find((one) => one === chosen) ?? found ?? ofPage ?? form.locale
  const createMarks = useMemo(() => marksFor(form, tag), [form, tag])
  useEffect(() => {
    const root = list.current?.closest('.ls-form')
    return root && createMarks ? markPlaceholders(root, createMarks(() => '', undefined).langOf) : undefined
  }, [createMarks])
  return {
    form: useMemo(() => localizeForm(form, tag), [form, tag]),
    createMarks,
    children:
      languages.length > 1 ? (
        <LanguageChoice
          list={list}
          languages={languages}
          chosen={tag}
          isReady={found !== undefined}
          onChoose={(picked) => {
            choose({ tag: picked, ofPage })
            if (!ofPage) keepInAddress(picked)
          }}
        />
      ) : undefined,
  }
}

/**
 * Keeps each control whose placeholder is in another language marked with it for as long as that is what stands in it: HTML has one
 * mark for it and for what is written there, which is the visitor's. A direction that a control has by itself stays.
 * @returns ends it.
 */
function markPlaceholders(root: Element, langOf: Marks['langOf']): () => void {
  /** The attributes that each control got. */
  const marked = new Map<Element, readonly string[]>()
  const unmark = (control: Element): void => {
    for (const name of marked.get(control) ?? []) control.removeAttribute(name)
    marked.delete(control)
  }
  const follow = (): void => {
    for (const control of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[placeholder]')) {
      unmark(control)
      const marks = control.value === '' ? langOf(control.placeholder) : undefined
      const given = Object.entries(marks ?? {}).filter(([name]) => !control.hasAttribute(name))
      for (const [name, value] of given) control.setAttribute(name, value)
      marked.set(
        control,
        given.map(([name]) => name),
      )
    }
  }
  follow()
  const observer = new MutationObserver(follow)
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['placeholder'] })
  root.addEventListener('input', follow)
  return () => {
    observer.disconnect()
    root.removeEventListener('input', follow)
    for (const control of marked.keys()) unmark(control)
  }
}
