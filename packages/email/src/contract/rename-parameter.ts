import type { Block, EmailTemplate } from '../template/template.ts'
import { renameTag } from './rename-tag.ts'

/** Writes another name wherever a template names a parameter: in every text, and in the rows of its tables. */
export function renameParameter(template: EmailTemplate, from: string, to: string): EmailTemplate {
  const renamed = (text: string): string => renameTag(text, from, to)
  return {
    ...template,
    to: template.to.map(renamed),
    cc: template.cc.map(renamed),
    bcc: template.bcc.map(renamed),
    replyTo: renamed(template.replyTo),
    fromName: renamed(template.fromName),
    subject: renamed(template.subject),
    blocks: template.blocks.map((block) => renameIn(block, from, to)),
  }
}

function renameIn(block: Block, from: string, to: string): Block {
  if (block.kind === 'divider') return block
  if (block.kind !== 'answers') return { ...block, text: renameTag(block.text, from, to) }
  return { ...block, rows: block.rows.map((row) => (row.name === from ? { ...row, name: to } : row)) }
}
