import type { Form } from '@letterslot/core'
import type { EmailTemplate, Finding } from '@letterslot/email'
import { findingWords } from '../../domain/mail/finding-words.ts'
import { type TextTarget, targetOfPlace } from '../../domain/mail/text-target.ts'

/** Why texts of the mail cannot be filled in as they stand, in words, by the text. */
export type TagProblems = ReadonlyMap<TextTarget, string>

/** The refused tags among findings, each at its text. */
export function tagProblems(findings: readonly Finding[], form: Form, email: EmailTemplate): TagProblems {
  const problems = new Map<TextTarget, string>()
  for (const finding of findings) {
    const target = targetOfPlace(email, finding.place)
    if (!finding.code.startsWith('tag-') || target === undefined || !isTextTarget(target)) continue
    const { title, chip, text } = findingWords(finding, form, email)
    problems.set(target, `${title} ${chip} ${text}`)
  }
  return problems
}

const isTextTarget = (target: TextTarget | `to:${number}`): target is TextTarget => !target.startsWith('to:')
