import { compileCustom } from '@letterslot/core/custom'
import { type JSX, type RefObject, useEffect, useRef, useState } from 'react'
import { ariaProps } from '../../fields/controls.tsx'
import { writeControl } from '../../fields/write-control.ts'
import type { CustomField, CustomKind, CustomKinds } from '../../form/custom-kind.ts'
import type { ControlProps, KindParts, WithKind } from '../../form/form-context.ts'
import { KindPlace } from './KindPlace.tsx'

const custom: KindParts = {
  Control: CustomControl,
  // The line of text stands before whatever the site draws.
  putAnswer(box, _field, value) {
    const input = box.querySelector('input')
    if (input) writeControl(input, typeof value === 'string' ? value : '')
  },
}

/** The kind `custom`: what the site registers under the field's `customKind` draws it; a line of text where it does not. */
export const withKind: WithKind = (parts) => ({
  ...parts,
  kinds: { ...parts.kinds, custom },
  compileRareRule: (rule, field, options) => parts.compileRareRule(rule, field, options) ?? compileCustom(rule, field),
})

/**
 * A field that the site draws itself. The answer stands in a line of text, which posts without scripts; it is in sight where the page has
 * no such kind, and again once that failed.
 */
function CustomControl(props: ControlProps): JSX.Element {
  const { field, id, value, required, invalid, describedBy, context } = props
  const { customKind: name = '', settings = {} } = field
  const { store, host } = context.handle
  const input = useRef<HTMLInputElement>(null)
  const [failed, setFailed] = useState<CustomKind>()
  const [facts, setFacts] = useState({ value: typeof value === 'string' ? value : '', label: field.label })
  const found = useCustomKind(name, () => host.options.kinds, input, context.editing)
  const kind = found === failed ? undefined : found
  useEffect(() => (input.current ? followFacts(input.current, setFacts) : undefined), [])

  const fail = (fact: string, cause?: unknown): void => reportError(new CustomKindError(name, fact, { cause }))
  const own: CustomField = {
    ...facts,
    onChange(next) {
      if (typeof next !== 'string') fail('gave an answer that is no text; it is not taken.')
      else if (input.current && next !== input.current.value) writeControl(input.current, next)
    },
    onBlur: () => store.leave(field.id),
    id,
    describedBy,
    invalid,
    required,
    settings,
    locale: context.handle.form.locale,
  }
  const onError = (cause: unknown): void => {
    fail('threw an error; its field takes text now.', cause)
    setFailed(found)
  }
  return (
    <>
      <input
        ref={input}
        {...ariaProps(props)}
        id={kind ? undefined : id}
        className="ls-control"
        type="text"
        hidden={kind !== undefined}
        placeholder={field.placeholder}
        autoComplete={field.autocomplete}
        defaultValue={typeof value === 'string' ? value : undefined}
      />
      {kind && <KindPlace key={name} kind={kind} field={own} onError={onError} />}
    </>
  )
}

/** Follows what only the page knows: the answer, whoever wrote it, and the label, in which other answers may stand. */
function followFacts(
  input: HTMLInputElement,
  follow: (facts: Pick<CustomField, 'value' | 'label'>) => void,
): () => void {
  const label = input.closest('[data-field]')?.querySelector('.ls-label')
  const read = (): void => follow({ value: input.value, label: label?.textContent ?? '' })
  const observer = new MutationObserver(read)
  if (label) observer.observe(label, { characterData: true, childList: true, subtree: true })
  input.addEventListener('input', read)
  read()
  return () => {
    observer.disconnect()
    input.removeEventListener('input', read)
  }
}

/**
 * A kind of the site's own that threw an error, or gave an answer that is no text; `kind` is its name. It has not the root of our errors,
 * which would then be a script of its own in every page.
 */
class CustomKindError extends Error {
  override readonly name = 'CustomKindError'
  readonly code = 'custom-kind'
  readonly kind: string

  constructor(kind: string, fact: string, options?: ErrorOptions) {
    super(`The kind of field “${kind}” ${fact}`, options)
    this.kind = kind
  }
}

/**
 * Returns the kind of the site's own that draws a field, once scripts run and the page has it. A visitor who is writing into the line of
 * text in its place is not interrupted.
 * @param given - reads the kinds that the form was given.
 * @param isEdited - who edits a form is told of its kinds elsewhere.
 */
function useCustomKind(
  name: string,
  given: () => CustomKinds | undefined,
  input: RefObject<HTMLInputElement | null>,
  isEdited: boolean,
): CustomKind | undefined {
  const [found, setFound] = useState<{ readonly name: string; readonly kind: CustomKind }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `given` reads what is so when it is called.
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const find = (): boolean => {
      const kind = findCustomKind(given(), name)
      if (!kind) return false
      const show = (): void => setFound({ name, kind })
      if (input.current?.matches(':focus')) input.current.addEventListener('blur', show, { once: true, signal })
      else show()
      return true
    }
    document.addEventListener(registered, find, { signal })
    if (!find() && !isEdited) {
      // biome-ignore lint/suspicious/noConsole: the console is where a site's owner looks, and no visitor does.
      console.warn(`Letterslot: the page has no kind of field “${name}” so far; its field takes text.`)
    }
    return () => controller.abort()
  }, [name])
  return found?.name === name ? found.kind : undefined
}

/** Told to the document by a script that registers a kind after the form was drawn. */
const registered = 'letterslot-kinds'

/** Finds a kind of the site's own: among those that the form was given, else in `letterslotKinds` of the page. */
function findCustomKind(given: CustomKinds | undefined, name: string): CustomKind | undefined {
  const ofPage: unknown = Reflect.get(globalThis, 'letterslotKinds')
  for (const kinds of [given, ofPage]) {
    const kind: unknown = isObject(kinds) && Object.hasOwn(kinds, name) ? Reflect.get(kinds, name) : undefined
    if (isCustomKind(kind)) return kind
  }
  return undefined
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isCustomKind(value: unknown): value is CustomKind {
  if (!isObject(value)) return false
  return 'Component' in value || ('mount' in value && typeof value.mount === 'function')
}
