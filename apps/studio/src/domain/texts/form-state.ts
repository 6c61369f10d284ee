import type { FormStanding, TakenAs } from '../../model/publication-state.ts'
import type { Tone } from '../../ui/Pill.tsx'

const takenVerbs = {
  page: 'downloaded',
  json: 'downloaded',
  element: 'downloaded',
  inline: 'copied',
  link: 'copied',
} as const

/** The verb for a way out, as it stands behind a revision's number. */
export function takenWord(as: TakenAs | undefined): string {
  return as ? takenVerbs[as] : 'downloaded or copied'
}

/** A form's state in words: the same in the library, in the header and at Publish. */
export function formStateText(standing: FormStanding): string {
  if (standing.status === 'draft') return 'Draft'
  const { status, newest, since } = standing
  if (since === 'changed') return `Changed since revision ${newest.revision}`
  const revision = `Revision ${newest.revision}`
  return status === 'seen' ? `${revision} seen working` : `${revision} ${takenWord(newest.as)}`
}

/** The colour of a form's state: green only for what was seen working and is unchanged. */
export function formStateTone(standing: FormStanding): Tone {
  if (standing.status === 'draft') return 'neutral'
  if (standing.since === 'changed') return 'wait'
  return standing.status === 'seen' && standing.since === 'same' ? 'ok' : 'neutral'
}
