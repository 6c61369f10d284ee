import { type JSX, useEffect, useRef, useState } from 'react'
import { ariaProps } from '../../fields/controls.tsx'
import { writeControl } from '../../fields/write-control.ts'
import type { CustomField, CustomKind } from '../../form/custom-kind.ts'
import type { ControlProps } from '../../form/form-context.ts'
import { CustomKindError } from './custom-kind-error.ts'
import { KindPlace } from './KindPlace.tsx'
import { useCustomKind } from './use-custom-kind.ts'

/**
 * A field that the site draws itself. The answer stands in a line of text, which posts without scripts; it is in sight where the page has
 * no such kind, and again once that failed.
 */
export function CustomControl(props: ControlProps): JSX.Element {
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
