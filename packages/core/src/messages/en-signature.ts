import type { OutcomeTexts, SignatureTexts } from '../form-state/visitor-texts.ts'
import type { IssueMessages } from './format-issue.ts'

/** The words visitors read of a signature, in English. */
export const signatureTexts: SignatureTexts & Pick<OutcomeTexts, 'undo'> = {
  drawHere: 'Draw with finger or mouse',
  orTypeName: 'or type your name',
  drawn: 'Drawn, {time}',
  clear: 'Clear',
  undo: 'Undo',
}

/** The sentences of any language with what English says of a signature that is missing; a table says it itself. */
export function withSignatureIssues(messages: IssueMessages): IssueMessages {
  return {
    ...messages,
    valueMissing: (issue, field, locale) =>
      field?.kind === 'signature' && issue.limit === undefined
        ? 'Sign, or type your name instead'
        : messages.valueMissing(issue, field, locale),
  }
}
