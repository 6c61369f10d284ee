import { SendError, type SendFailure } from './send-error.ts'

/** Ends a call before anything is sent. `status` is 0 except where the SDK made one up. */
export function refuse(code: SendFailure['code'], text: string, facts: Partial<SendFailure> = {}): never {
  throw new SendError({ code, status: 0, text, sent: 'no', ...facts })
}
