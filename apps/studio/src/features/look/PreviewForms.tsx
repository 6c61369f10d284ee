import type { Form, Values } from '@letterslot/core'
import { sampleValues } from '@letterslot/email'
import { FormView, type FormViewOptions, type Transport, useForm } from '@letterslot/react'
import '@letterslot/react/form.css'
import '@letterslot/react/kinds.css'
import { Moon, Smartphone, Sun } from 'lucide-react'
import { type JSX, useEffect, useMemo, useRef, useState } from 'react'
import awaited from '../../domain/languages/AwaitedWords.module.css'
import { useAwaitedWords } from '../../domain/languages/use-awaited-words.ts'
import frame from '../../domain/look/LookFrame.module.css'
import { paintPaper } from '../../domain/look/paint-paper.ts'
import { enterState, type PreviewState } from '../../domain/look/preview-state.ts'
import { resolveTokens } from '../../domain/look/resolve-tokens.ts'
import { previewText } from '../../domain/texts/look-step.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Preview.module.css'

/** The views of a form that stand side by side, or one alone. */
export type PreviewView = 'light' | 'dark' | 'phone'

export interface PreviewFormsProps {
  readonly form: Form
  /** The choice among the languages of the form, where it has several. */
  readonly languages: JSX.Element | undefined
  readonly createMarks: FormViewOptions['createMarks']
  readonly state: PreviewState
  readonly views: readonly PreviewView[]
  /** Stands above the first view. */
  readonly note: string
  /** Called when the form would be sent. */
  readonly onSend: () => void
}

const viewIcons = { light: Sun, dark: Moon, phone: Smartphone } as const

/** A preview has nobody to send to. */
const previewTransport: Transport = () => Promise.reject(new Error('A preview sends nothing.'))

/** One form that is being filled in, drawn in several views: what is typed in one is there in all. */
export function PreviewForms({ form, languages, createMarks, state, views, note, onSend }: PreviewFormsProps) {
  const box = useRef<HTMLDivElement>(null)
  // What was kept of a visit to the form belongs to that visit.
  const drawn = useMemo(() => {
    const { drafts: _drafts, ...others } = form
    return others
  }, [form])
  const [samples] = useState(() => (state === 'problems' ? {} : samplesOf(form)))
  const handle = useForm(drawn, {
    mode: 'edit',
    transport: previewTransport,
    defaultValues: samples,
    onSubmit: () => {
      onSend()
      return false
    },
  })
  const isAwaited = useAwaitedWords(handle)
  const [isShown, setIsShown] = useState(true)
  useEffect(() => {
    let isWanted = true
    void Promise.all([handle.loadParts(), handle.loadChecks()]).then(() => {
      if (isWanted) setIsShown(enterState(handle, state, Date.now()))
    })
    return () => {
      isWanted = false
    }
  }, [handle, state])
  useEffect(() => {
    const root = box.current
    if (!root) return
    const mirror = ({ target }: Event): void => {
      if (target) mirrorTyping(root, target)
    }
    root.addEventListener('input', mirror)
    return () => root.removeEventListener('input', mirror)
  }, [])
  const paper = resolveTokens(form.look)['color.paper']
  const isAlive = state === 'filling' || state === 'problems'
  return (
    <>
      {!isShown && <p role="status">{previewText.nothingWrong}</p>}
      <div ref={box} className={classes(styles['views'], views.length > 1 && styles['all'])}>
        {views.map((view, index) => (
          <figure key={view} className={classes(styles['view'], styles[view])}>
            <figcaption className={styles['caption']}>
              <Icon icon={viewIcons[view]} size={14} />
              {previewText.views[view]}
              {index === 0 && <span className={styles['note']}>{note}</span>}
            </figcaption>
            <div
              ref={(element) => paintPaper(element, paper)}
              inert={!isAlive}
              data-view={view}
              className={classes(
                styles['page'],
                frame['frame'],
                frame[form.look?.scheme ?? (view === 'dark' ? 'dark' : 'light')],
              )}
            >
              <div className={classes(styles['paper'], isAwaited && awaited['hidden'])}>
                <FormView handle={handle} idPrefix={`look-${view}-`} createMarks={createMarks}>
                  {languages}
                </FormView>
              </div>
            </div>
          </figure>
        ))}
      </div>
    </>
  )
}

/** Made-up answers, without files: a file input cannot hold one that nobody chose. */
function samplesOf(form: Form): Values {
  const files = new Set(
    form.pages.flatMap(({ fields }) => fields.filter(({ kind }) => kind === 'file').map(({ id }) => id)),
  )
  const samples = Object.entries(sampleValues(form)).filter(([id]) => ![...files].some((file) => file === id))
  return Object.fromEntries(samples)
}

type TypedControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Writes what was typed or chosen in one drawing of a form into its other drawings.
 * @param root - all drawings stand in it.
 * @param target - the control that was changed.
 */
function mirrorTyping(root: Element, target: EventTarget): void {
  if (!isControl(target) || target.type === 'file') return
  const [form, box] = [target.closest('.ls-form'), target.closest('[data-field]')]
  const field = box?.getAttribute('data-field')
  if (!form || !box || field == null) return
  const at = controlsOf(box).indexOf(target)
  for (const other of root.querySelectorAll('.ls-form')) {
    const twin = other === form ? undefined : controlsOf(fieldBox(other, field))[at]
    if (twin) copyTyped(target, twin)
  }
}

function fieldBox(form: Element, field: string): Element | undefined {
  return [...form.querySelectorAll('[data-field]')].find((box) => box.getAttribute('data-field') === field)
}

function controlsOf(box: Element | undefined): readonly TypedControl[] {
  return [...(box?.querySelectorAll('input, select, textarea') ?? [])].filter(isControl)
}

function copyTyped(from: TypedControl, to: TypedControl): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(from.type)) {
    to.checked = from.checked
  } else to.value = from.value
}

function isControl(target: unknown): target is TypedControl {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
  )
}
