import type { Field } from '@letterslot/core'
import { type CustomField, type CustomKinds, type FormHandle, FormView, useForm } from '@letterslot/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import '@letterslot/react/form.css'
import '@letterslot/react/kinds.css'
import { useAllKinds } from '../../domain/look/use-all-kinds.ts'
import { kindsText } from '../../domain/texts/kinds.ts'
import { usePageTitle } from '../../domain/texts/shell.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { drawFocus } from './draw-focus.ts'
import styles from './KindsPage.module.css'
import { type KindsDress, kindsAnswers, kindsForm } from './kinds-form.ts'

const shownStates = ['empty', 'focus', 'filled', 'wrong', 'advised', 'sending'] as const

type FieldsState = (typeof shownStates)[number]

const stateSegments = shownStates.map((value) => ({ value, label: kindsText.states[value] }))

/** The sentence below the button: this form goes to nobody. */
const nowhereTexts = { goesTo: kindsText.goesNowhere }

/** Every kind of field, as a visitor meets it: alive, in each state and dress, and sent to nobody. */
export function KindsPage() {
  usePageTitle(kindsText.title)
  const [state, setState] = useState<FieldsState>('empty')
  const [isRequired, setIsRequired] = useState(true)
  const [hasHelp, setHasHelp] = useState(false)
  const [isDark, setIsDark] = useState(false)
  const [isMirrored, setIsMirrored] = useState(false)
  // Of an empty form only what is required is a problem.
  const isWanted = isRequired || state === 'wrong'
  return (
    <div className={styles['page']}>
      <h1>{kindsText.title}</h1>
      <p className={styles['lead']}>{kindsText.lead}</p>
      <Segmented label={kindsText.state} segments={stateSegments} value={state} onChange={setState} />
      <fieldset aria-label={kindsText.dress} className={styles['dress']}>
        <Switch isSelected={isWanted} isDisabled={state === 'wrong'} onChange={setIsRequired}>
          {kindsText.required}
        </Switch>
        <Switch isSelected={hasHelp} onChange={setHasHelp}>
          {kindsText.withHelp}
        </Switch>
        <Switch isSelected={isDark} onChange={setIsDark}>
          {kindsText.dark}
        </Switch>
        <Switch isSelected={isMirrored} onChange={setIsMirrored}>
          {kindsText.mirrored}
        </Switch>
      </fieldset>
      <EveryKind
        key={JSON.stringify([state, isWanted, hasHelp])}
        state={state}
        dress={{ isRequired: isWanted, hasHelp, hasAdvice: state === 'advised' }}
        isDark={isDark}
        isMirrored={isMirrored}
      />
    </div>
  )
}

interface EveryKindProps {
  readonly state: FieldsState
  /** Counts when it is first drawn. */
  readonly dress: KindsDress
  readonly isDark: boolean
  readonly isMirrored: boolean
}

function EveryKind({ state, dress, isDark, isMirrored }: EveryKindProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another dress is another form, drawn anew.
  const form = useMemo(() => kindsForm(dress), [])
  const advised = useMemo(
    () => form.pages.flatMap(({ fields }) => fields.filter(({ rules }) => rules.some(({ severity }) => severity))),
    [form],
  )
  const [found, setFound] = useState<number>()
  const box = useRef<HTMLDivElement>(null)
  const handle = useForm(form, {
    kinds: seatKinds,
    defaultValues: state === 'filled' || state === 'advised' || state === 'sending' ? kindsAnswers() : undefined,
    onIssues: (issues) => setFound(issues.length),
    onSubmit() {
      setFound(0)
      return false
    },
  })
  const isWhole = useAllKinds(handle)
  useEffect(() => {
    if (!isWhole || !box.current) return undefined
    if (state === 'advised') return visitFields(box.current, advised)
    if (state === 'focus') return drawFocus(box.current)
    if (state === 'wrong') box.current.querySelector('form')?.requestSubmit()
    return state === 'sending' ? drawSending(box.current, handle) : undefined
  }, [isWhole, state, handle, advised])
  useEffect(() => {
    const drawn = box.current?.querySelector<HTMLElement>('.ls-form')
    if (isWhole && drawn) drawn.dir = isMirrored ? 'rtl' : 'ltr'
  }, [isWhole, isMirrored])
  return (
    <>
      <p role="status" className={styles['lead']}>
        {found === undefined ? stateText(state, advised.length) : kindsText.found(found)}
      </p>
      <div ref={box} className={styles['sheet']} data-theme={isDark ? 'dark' : undefined}>
        {isWhole && <FormView handle={handle} texts={nowhereTexts} />}
      </div>
    </>
  )
}

function stateText(state: FieldsState, advising: number): string {
  if (state === 'focus') return kindsText.focusDrawn
  if (state === 'advised') return kindsText.advised(advising)
  return state === 'sending' ? kindsText.onlyDrawn : kindsText.unchecked
}

/** Shows a form as while it is sent, but for the sending. Returns what ends it. */
function drawSending(box: HTMLElement, { store }: FormHandle): () => void {
  const controller = new AbortController()
  // Its button takes the focus.
  box.addEventListener('focusin', rememberPlace(), { once: true, signal: controller.signal })
  store.dispatch({ kind: 'sendStarted' })
  store.dispatch({ kind: 'spinnerDue' })
  return () => controller.abort()
}

/** Returns what brings back what is in focus now, and in sight. */
function rememberPlace(): () => void {
  const [before, top] = [document.activeElement, window.scrollY]
  return () => {
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    window.scrollTo({ top, behavior: 'instant' })
  }
}

/** Frames that advice is waited for: what tells it may still be on its way. */
const maxFrames = 300

/** Goes into each of these fields and out again, as a visitor would, until it has told its advice. Returns what ends it. */
function visitFields(box: HTMLElement, fields: readonly Field[]): () => void {
  let frame = 0
  let left = maxFrames
  const visit = (): void => {
    const silent = fields.filter(({ id }) => !box.querySelector(`[data-field="${id}"] .ls-older`))
    const giveBack = rememberPlace()
    for (const { id } of silent)
      box
        .querySelector<HTMLElement>(`[data-field="${id}"] :is(input, select, textarea)`)
        ?.focus({ preventScroll: true })
    giveBack()
    box.click()
    left -= 1
    if (silent.length > 0 && left > 0) frame = requestAnimationFrame(visit)
  }
  visit()
  return () => cancelAnimationFrame(frame)
}

/** A kind of field as a site brings its own: a list of the seats that are free. */
const seatKinds: CustomKinds = {
  seats: {
    mount(element, field) {
      const list = document.createElement('select')
      list.className = 'ls-control'
      list.id = field.id
      const { free } = field.settings
      for (const seat of ['', ...(Array.isArray(free) ? free.map(String) : [])]) list.add(new Option(seat))
      list.addEventListener('change', () => field.onChange(list.value))
      list.addEventListener('blur', () => field.onBlur())
      element.append(list)
      const update = ({ value, invalid, required, describedBy }: CustomField): void => {
        list.value = value
        list.ariaInvalid = String(invalid)
        list.ariaRequired = String(required)
        if (describedBy === undefined) list.removeAttribute('aria-describedby')
        else list.setAttribute('aria-describedby', describedBy)
      }
      update(field)
      return { update }
    },
  },
}
