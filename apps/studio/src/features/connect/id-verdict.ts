import { explainAnswer } from '@letterslot/client/answers'
import { type AccountIds, idsOf } from '../../domain/connections/account-ids.ts'
import { connectionStateOf } from '../../domain/connections/connection-mark.ts'
import { connectGuideText } from '../../domain/texts/connect-guide.ts'
import type { EmailJsConnection, RelayConnection } from '../../model/connection.ts'
import type { Tone } from '../../ui/Pill.tsx'

/** The ids that an answer is about, by its explanation. */
const blamed: Readonly<Record<string, keyof AccountIds>> = {
  'public-key-unknown': 'publicKey',
  'account-not-found': 'publicKey',
  'service-unknown': 'serviceId',
  'template-unknown': 'templateId',
}

const { verdict: text } = connectGuideText

/** Returns what the last test said of an id as it is typed; undefined while there is nothing to say. */
export function idVerdict(
  part: keyof AccountIds,
  typed: AccountIds,
  connection: EmailJsConnection | RelayConnection | undefined,
): { readonly tone: Tone; readonly words: string } | undefined {
  if (typed[part].trim() === '') return undefined
  if (!connection || idsOf(connection)[part] !== typed[part].trim()) return { tone: 'neutral', words: text.unsaved }
  const state = connectionStateOf(connection)
  switch (state.status) {
    case 'entered':
      return { tone: 'neutral', words: text.untried }
    case 'accepted':
    case 'missing':
      return { tone: 'wait', words: text.accepted }
    case 'arrived':
    case 'proven':
      return { tone: 'ok', words: text.arrived }
    case 'refused': {
      const { httpStatus, text: answer } = state.answer
      const { id } = explainAnswer({ code: state.code, status: httpStatus, text: answer })
      if (blamed[id] !== part) return { tone: 'neutral', words: text.unknown }
      return { tone: 'bad', words: /\binvalid\b/i.test(answer) ? text.refused.invalid : text.refused.notFound }
    }
    case 'unclear':
    case 'unanswered':
      return { tone: 'neutral', words: text.unknown }
  }
}
