import { EmailJSResponseStatus } from './response-status.ts'
import { send, sendForm } from './send.ts'
import { init } from './settings.ts'

export { type AnswerCode, readAnswer } from './answer.ts'
export type { Connection } from './connection.ts'
export type { BlockList, LimitRate, Options, SendOptions, StorageProvider } from './options.ts'
export { SendError, type SendErrorCode, type SendFailure, type Sent, sendErrorCodes } from './send-error.ts'
export { EmailJSResponseStatus, init, send, sendForm }

interface EmailJS {
  readonly init: typeof init
  readonly send: typeof send
  readonly sendForm: typeof sendForm
  readonly EmailJSResponseStatus: typeof EmailJSResponseStatus
}

const emailjs: EmailJS = { init, send, sendForm, EmailJSResponseStatus }

// biome-ignore lint/style/noDefaultExport: `import emailjs from` is how most code meets the SDK that this replaces.
export default emailjs
