import type { EmailTemplate } from '@letterslot/email'

/** Every text of a mail that may hold tags. */
export function templateTexts({ to, cc, bcc, replyTo, fromName, subject, blocks }: EmailTemplate): readonly string[] {
  const body = blocks.flatMap((block) => (block.kind === 'heading' || block.kind === 'text' ? [block.text] : []))
  return [...to, ...cc, ...bcc, replyTo, fromName, subject, ...body]
}
