import type { RowField, RowFieldKind } from '@letterslot/core'
import { type FormWords, sayWord } from '../../domain/starts/say-field.ts'
import { fieldText } from '../../domain/texts/inspector.ts'
import { staysWithKind, takesAutocomplete, takesPlaceholder } from './changed-kind.ts'
import { firstLabels, optionCalled } from './option-list.ts'
import { ruleName } from './rule-info.ts'

/** A question as another kind, and what did not come along, in words: `Length`, `the choices`. */
export interface QuestionChange {
  readonly question: RowField
  readonly lost: readonly string[]
}

const kindsWithType: readonly RowFieldKind[] = ['email', 'url', 'number', 'date', 'time']

/** A question as another kind: what suits it stays, and the rules and choices that it needs come. */
export function questionOfKind(question: RowField, kind: RowFieldKind, words: FormWords): QuestionChange {
  const { options, placeholder, autocomplete, ...others } = question
  const kept = question.rules.filter((rule) => staysWithKind(rule, question.kind, kind))
  const isTypeMissing = kindsWithType.includes(kind) && !kept.some((rule) => rule.kind === 'type')
  const hasPlaceholder = takesPlaceholder(kind) || kind === 'select'
  return {
    question: {
      ...others,
      kind,
      ...(placeholder !== undefined && hasPlaceholder && { placeholder }),
      ...(autocomplete !== undefined && takesAutocomplete(kind) && { autocomplete }),
      ...(kind === 'select' && {
        options: options ?? firstLabels.map((label) => optionCalled(sayWord(label, words))),
      }),
      rules: [...kept, ...(isTypeMissing ? [{ kind: 'type' } as const] : [])],
    },
    lost: [
      // Another kind asks for its own type.
      ...question.rules
        .filter((rule) => rule.kind !== 'type' && !kept.includes(rule))
        .map((rule) => fieldText.lost.rule(ruleName(rule.kind, question.kind))),
      ...(options && kind !== 'select' ? [fieldText.lost.choices] : []),
      ...(placeholder && !hasPlaceholder ? [fieldText.lost.placeholder] : []),
      ...(autocomplete && !takesAutocomplete(kind) ? [fieldText.lost.autocomplete] : []),
    ],
  }
}
