import type { Field, Option } from '@letterslot/core'
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { useDocument, useDocumentSession } from '../../domain/document/use-document.ts'
import { useUndoToast } from '../../domain/document/use-undo-toast.ts'
import { wordsFor } from '../../domain/starts/say-field.ts'
import { buildText, choicesText } from '../../domain/texts/build.ts'
import { matrixText } from '../../domain/texts/rows.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { movedOption, nextOption, pastedOptions, withOption, withOther, withoutOption } from './option-list.ts'
import { useFieldEdit } from './use-field-edit.ts'
import { usersOfOption } from './users-of.ts'

type OptionInput = HTMLInputElement | HTMLTextAreaElement

/** Choices under the maker's hands: each change puts the focus where the next word is typed, and says what it did. */
export interface OptionsEdit {
  /** The list whose items hold the choices' words, one item a choice. */
  readonly list: RefObject<HTMLOListElement | null>
  readonly change: (index: number, option: Option) => void
  /** Adds a choice after the one at `index`, at the end without one, and marks its words. */
  readonly add: (index?: number) => void
  readonly move: (index: number, by: number) => void
  readonly remove: (index: number) => void
  /** Adds the choice that takes a text, at the end, or takes it away; the focus stays on the switch. */
  readonly offerOther: (isOffered: boolean) => void
  readonly onKeyDown: (index: number, event: KeyboardEvent<Element>) => void
  readonly onPaste: (index: number, event: ClipboardEvent<Element>) => void
}

interface PendingOptionFocus {
  readonly index: number
  readonly isMarked: boolean
}

function optionInput(list: HTMLOListElement | null, index: number): OptionInput | undefined {
  return list?.children[index]?.querySelector<OptionInput>('input[type="text"], textarea') ?? undefined
}

/** The lists of a field that are edited alike: its choices, and the rows of a matrix. */
export type OptionsOf = 'options' | 'rows'

/** Their words. */
export const optionsTexts = { options: choicesText, rows: { ...choicesText, ...matrixText } } as const

/** Options that are edited, wherever the document keeps them. */
export interface OptionsSource {
  readonly options: readonly Option[]
  readonly of: OptionsOf
  readonly onChange: (options: readonly Option[]) => void
  /** The parts that would still name the option of this value once it is removed, in words. */
  readonly usersOf: (value: string) => readonly string[]
}

/** Edits the choices of a field, in the inspector and on the canvas alike. */
export function useOptionsEdit(field: Field, of: OptionsOf = 'options'): OptionsEdit {
  const edit = useFieldEdit(field)
  const session = useDocumentSession()
  return useOptionsEditOf({
    options: field[of] ?? [],
    of,
    onChange: (options) => edit({ [of]: options }),
    usersOf: (value) => (of === 'options' ? usersOfOption(session.store.getState().document.form, field, value) : []),
  })
}

/** Edits options, and tells the parts that named one that is removed. */
export function useOptionsEditOf({ options, of, onChange, usersOf }: OptionsSource): OptionsEdit {
  const announce = useAnnounce()
  const words = wordsFor(useDocument(({ form }) => form.locale))
  const showUndo = useUndoToast()
  const texts = optionsTexts[of]
  const list = useRef<HTMLOListElement>(null)
  const pending = useRef<PendingOptionFocus | undefined>(undefined)
  useLayoutEffect(() => {
    const { current } = pending
    const input = current && optionInput(list.current, current.index)
    if (!input) return
    pending.current = undefined
    input.focus()
    if (current.isMarked) input.select()
  })
  const set = (next: readonly Option[], focus: PendingOptionFocus): void => {
    pending.current = focus
    onChange(next)
  }
  const add = (index = options.length - 1): void => {
    const option = nextOption(options, words, of)
    set([...options.slice(0, index + 1), option, ...options.slice(index + 1)], { index: index + 1, isMarked: true })
    announce(texts.added(option.label, index + 2, options.length + 1))
  }
  const move = (index: number, by: number): void => {
    const next = movedOption(options, index, by)
    if (next === options) return
    set(next, { index: index + by, isMarked: false })
    announce(texts.moved(options[index]?.label ?? '', index + by + 1, options.length))
  }
  /** Says what was done and, where something names a choice that went, offers the way back. */
  const tell = (done: string, users: readonly string[]): void => {
    if (users.length === 0) announce(done)
    else showUndo({ text: buildText.stillNamed(done, users), label: buildText.undo, onUndo: () => onChange(options) })
  }
  const remove = (index: number): void => {
    const removed = texts.removed(index + 1, options.length - 1)
    const users = usersOf(options[index]?.value ?? '')
    set(withoutOption(options, index), { index: Math.max(0, index - 1), isMarked: false })
    tell(removed, users)
  }
  const offerOther = (isOffered: boolean): void => {
    const next = withOther(options, isOffered, words)
    onChange(next)
    announce(isOffered ? texts.addedOther(next.at(-1)?.label ?? '') : texts.removedOther)
  }
  return {
    list,
    add,
    move,
    remove,
    offerOther,
    change: (index, option) => onChange(withOption(options, index, option)),
    onKeyDown: (index, event) => {
      if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
      const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
      if (event.key === 'Enter') add(index)
      else if (event.key === 'Backspace' && options[index]?.label === '' && options.length > 1) remove(index)
      else if (by !== 0 && event.altKey) move(index, by)
      else if (by !== 0) optionInput(list.current, index + by)?.focus()
      else return
      event.preventDefault()
    },
    onPaste: (index, event) => {
      const { target } = event
      if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
      const { value, selectionStart, selectionEnd } = target
      const pasted = pastedOptions(
        options,
        index,
        event.clipboardData.getData('text/plain'),
        (line) => value.slice(0, selectionStart ?? 0) + line + value.slice(selectionEnd ?? value.length),
      )
      if (!pasted) return
      event.preventDefault()
      set(pasted.options, { index: pasted.last, isMarked: false })
      // What names a choice whose place another one took has followed it by now.
      const left = new Set(pasted.options.map(({ value }) => value))
      const gone = options.filter(({ value }) => !left.has(value))
      tell(texts.pasted(pasted.added, pasted.skipped), [...new Set(gone.flatMap(({ value }) => usersOf(value)))])
    },
  }
}
