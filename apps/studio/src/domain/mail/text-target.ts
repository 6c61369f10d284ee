import type { EmailTemplate } from '@letterslot/email'
import type { Command } from '../document/command.ts'
import { updateBlock } from '../document/commands/blocks.ts'
import { updateEmail } from '../document/commands/mail.ts'

const headTexts = ['subject', 'fromName', 'replyTo'] as const

/** A text of the mail that can be typed in: one of its head, or a block's by the block's id. */
export type TextTarget = (typeof headTexts)[number] | `block:${string}`

/** The text at a target; undefined when its block is gone or holds none. */
export function targetText(email: EmailTemplate, target: TextTarget): string | undefined {
  const head = headTexts.find((name) => name === target)
  return head ? email[head] : textBlock(email, target)?.text
}

/** The command that writes a text to a target; undefined when its block is gone or holds none. */
export function writeText(email: EmailTemplate, target: TextTarget, text: string): Command | undefined {
  const head = headTexts.find((name) => name === target)
  if (head) return updateEmail({ [head]: text })
  const block = textBlock(email, target)
  return block && updateBlock({ ...block, text })
}

function textBlock(email: EmailTemplate, target: TextTarget) {
  const block = email.blocks.find(({ id }) => `block:${id}` === target)
  return block?.kind === 'heading' || block?.kind === 'text' ? block : undefined
}

/** The target of a parameter before any text had the caret: the last text of the body, else the subject; at its end. */
export function defaultTarget(email: EmailTemplate): TextTarget {
  const last = email.blocks.findLast(({ kind }) => kind === 'text' || kind === 'heading')
  return last ? `block:${last.id}` : 'subject'
}

/** Turns a finding's place, a JSON pointer into the template, into what can be focused; `to:n` is a recipient's row. */
export function targetOfPlace(email: EmailTemplate, place: string): TextTarget | `to:${number}` | undefined {
  const [, field = '', index = '0'] = place.split('/')
  if (field === 'to') return `to:${Number(index)}`
  const block = field === 'blocks' ? email.blocks[Number(index)] : undefined
  return block ? `block:${block.id}` : headTexts.find((name) => name === field)
}

/** The text at a JSON pointer into the template; empty where there is none. */
export function textAtPlace(email: EmailTemplate, place: string): string {
  const [, field = '', index = '', part, row = ''] = place.split('/')
  const head = headTexts.find((name) => name === field)
  if (head) return email[head]
  if (field === 'to' || field === 'cc' || field === 'bcc') return email[field][Number(index)] ?? ''
  const block = email.blocks[Number(index)]
  if (block?.kind === 'answers') return part === 'rows' ? (block.rows[Number(row)]?.name ?? '') : ''
  return block?.kind === 'heading' || block?.kind === 'text' ? block.text : ''
}
