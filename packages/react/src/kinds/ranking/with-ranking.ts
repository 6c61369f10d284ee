import { compileRanking, rankInWords, rankingText, withRankingIssues } from '@letterslot/core/ranking'
import type { KindParts, WithKind } from '../../form/form-context.ts'
import { Ranking } from './Ranking.tsx'
import { putRanking, readRanking } from './rank-controls.ts'

const ranking: KindParts = {
  Control: Ranking,
  groupRole: 'group',
  readAnswer: readRanking,
  putAnswer: putRanking,
  paramText: rankingText,
}

/** The kind `ranking`: a list of choices for each rank, which posts in its order without scripts too. */
export const withRanking: WithKind = (parts) => ({
  ...parts,
  kinds: { ...parts.kinds, ranking },
  compileRareRule: (rule, field, clock) => parts.compileRareRule(rule, field, clock) ?? compileRanking(rule, field),
  withRareIssues: (form, own) => withRankingIssues(parts.withRareIssues(form, own)),
  sayAnswer: (field, value, locale) =>
    field.kind === 'ranking' ? rankInWords(field, value) : parts.sayAnswer(field, value, locale),
})
