export { withRankingIssues } from './messages/ranking-issues.ts'
export { rankInWords, rankingText, ranksIn } from './model/ranking.ts'
export { compileRanking } from './rules/ranking.ts'
