import type { Form } from '@letterslot/core'
import type { Block } from '../template/block.ts'
import type { EmailTemplate } from '../template/template.ts'
import { type StarterOptions, starterTexts } from './starter-email.ts'

/**
 * Keeps the texts of a mail that its maker has not edited as `starterEmail` would write them: subject, from name,
 * Reply-To, and the blocks with words. A text is edited once it differs from the starter's of the form before.
 * @param before - the form that the template followed until now.
 * @param words - those that the starter was written with.
 * @returns the very template that was given where nothing changes, and for a template of another form.
 */
export function syncStarter(
  template: EmailTemplate,
  before: Form,
  after: Form,
  words: Pick<StarterOptions, 'replySentence'> = {},
): EmailTemplate {
  if (template.formId !== after.id || before.id !== after.id) return template
  const old = starterTexts(before, words.replySentence)
  const next = starterTexts(after, words.replySentence)
  const follow = (text: string, from: string, into: string): string => (text === from ? into : text)
  const subject = follow(template.subject, old.subject, next.subject)
  const fromName = follow(template.fromName, old.fromName, next.fromName)
  const replyTo = follow(template.replyTo, old.replyTo, next.replyTo)
  const blocks = template.blocks.map((block) => followBlock(block, old.blocks, next.blocks))
  const isSame =
    subject === template.subject &&
    fromName === template.fromName &&
    replyTo === template.replyTo &&
    blocks.every((block, index) => block === template.blocks[index])
  return isSame ? template : { ...template, subject, fromName, replyTo, blocks }
}

/** A block that the new starter has no words for stays: the contract check says what is wrong with it. */
function followBlock(block: Block, old: readonly Block[], next: readonly Block[]): Block {
  const [from, into] = [textOfBlock(old, block), textOfBlock(next, block)]
  if (into === undefined || into === from || !hasWords(block) || block.text !== from) return block
  return { ...block, text: into }
}

function textOfBlock(blocks: readonly Block[], { id, kind }: Block): string | undefined {
  const found = blocks.find((block) => block.id === id && block.kind === kind)
  return found && hasWords(found) ? found.text : undefined
}

function hasWords(block: Block): block is Extract<Block, { readonly text: string }> {
  return block.kind === 'heading' || block.kind === 'text'
}
