import { SendError, type SendErrorCode, type SendFailure } from './send-error.ts'

/** Ends a call before anything is sent. The status is 0 unless `facts` bring the one that the SDK makes up. */
export function refuse(code: SendErrorCode, text: string, facts?: Partial<SendFailure>): never {
  throw new SendError({ code, status: 0, text, sent: 'no', ...facts })
}

/** Refuses an argument of another kind, in the SDK's words. */
export function requireKind(isRight: boolean, name: string, kind: string): asserts isRight {
  if (!isRight) refuse('bad-arguments', `The ${name} has to be ${kind}`)
}
