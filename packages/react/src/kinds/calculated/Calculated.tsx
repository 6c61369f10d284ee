import { formatCalculated } from '@letterslot/core'
import { type JSX, useSyncExternalStore } from 'react'
import type { ControlProps } from '../../form/form-context.ts'

const nothingToFollow = (): void => undefined

/**
 * A value that is kept up as answers change. An `output` says its changes politely by itself; it takes the focus from the summary
 * of problems, and from nowhere else. Until there is a result, and without scripts, a dash stands there.
 */
export function Calculated({ field, id, describedBy, context }: ControlProps): JSX.Element {
  const { host } = context.handle
  const text = useSyncExternalStore(
    (listener) => host.calculated?.subscribe(listener) ?? nothingToFollow,
    () => host.calculated?.text(field.id) ?? '',
    () => '',
  )
  return (
    <output id={id} tabIndex={-1} aria-describedby={describedBy}>
      <strong>{text === '' ? '–' : <bdi>{formatCalculated(field, text, context.locale)}</bdi>}</strong>
    </output>
  )
}
