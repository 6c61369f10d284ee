import type { FormStanding, TakenAs } from '../../model/publication-state.ts'
import type { Tone } from '../../ui/Pill.tsx'
import { localized } from './localized.ts'

/** The words of a form's standing. */
export const formStandingText = localized('formStandingText', {
  draft: 'Draft',
  taken: {
    page: 'downloaded',
    json: 'downloaded',
    element: 'downloaded',
    inline: 'copied',
    link: 'copied',
    unknown: 'downloaded or copied',
  },
  changed: (revision: number): string => `Changed since revision ${revision}`,
  seen: (revision: number): string => `Revision ${revision} seen working`,
  out: (revision: number, taken: string): string => `Revision ${revision} ${taken}`,
})

/** The verb for a way out, as it stands behind a revision's number. */
export function takenWord(as: TakenAs | undefined): string {
  return formStandingText.taken[as ?? 'unknown']
}

/** A form's state in words: the same in the library, in the header and at Publish. */
export function formStateText(standing: FormStanding): string {
  if (standing.status === 'draft') return formStandingText.draft
  const { status, newest, since } = standing
  if (since === 'changed') return formStandingText.changed(newest.revision)
  return status === 'seen'
    ? formStandingText.seen(newest.revision)
    : formStandingText.out(newest.revision, takenWord(newest.as))
}

/** The colour of a form's state: green only for what was seen working and is unchanged. */
export function formStateTone(standing: FormStanding): Tone {
  if (standing.status === 'draft') return 'neutral'
  if (standing.since === 'changed') return 'wait'
  return standing.status === 'seen' && standing.since === 'same' ? 'ok' : 'neutral'
}
