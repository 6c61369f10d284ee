import { messagesText } from '../../domain/texts/mail.ts'
import styles from './MailReader.module.css'
import type { OpenMail } from './mailbox.ts'
import { Verbatim } from './Verbatim.tsx'

/** The most of a mail's header fields that is shown: their number, and the characters of each. */
const shownFields = 100
const shownLength = 1000

/** The header fields of a mail, a line each, in its order. */
export function HeadersPart({ headers }: { readonly headers: NonNullable<OpenMail['headers']> }) {
  const isCut = headers.length > shownFields || headers.some(({ value }) => value.length > shownLength)
  const lines = headers.slice(0, shownFields).map(({ name, value }) => `${name}: ${value.slice(0, shownLength)}`)
  return (
    <>
      {isCut && <p className={styles['cut']}>{messagesText.headersCut}</p>}
      <Verbatim copyLabel={isCut ? messagesText.copyShown : messagesText.copyPart.headers} text={lines.join('\n')} />
    </>
  )
}
