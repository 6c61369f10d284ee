import type { CheckResult, Facts, Verdict } from './facts.ts'

/** Verdicts as people read them. */
export const verdicts: Readonly<Record<Verdict, string>> = {
  ok: 'OK',
  attention: 'Attention',
  unknown: 'Cannot be known',
}

/** Counts the verdicts, in one sentence. */
export function summaryOf(checks: readonly CheckResult[]): string {
  const count = (verdict: Verdict): number => checks.filter((check) => check.verdict === verdict).length
  return `OK: ${count('ok')}. Attention: ${count('attention')}. Cannot be known: ${count('unknown')}.`
}

/** The whole as plain text to pass on. Of identifiers it has the first characters; of answers of visitors nothing. */
export function reportOf(facts: Facts, checks: readonly CheckResult[]): string {
  const { delivery } = facts
  const ids = delivery && [delivery.publicKey, delivery.serviceId, delivery.templateId].map(abbreviateId).join(', ')
  return [
    'Letterslot doctor',
    facts.address,
    new Date(facts.nowMs).toISOString(),
    ...(delivery ? [`Sends to ${URL.parse(delivery.origin)?.origin ?? 'no address of the web'} (${ids})`] : []),
    summaryOf(checks),
    '',
    ...checks.flatMap(({ title, verdict, found, todo }) => [
      `[${verdicts[verdict]}] ${title}: ${found}`,
      ...(todo ? [`  To do: ${todo}`] : []),
    ]),
    '',
  ].join('\n')
}

/** Enough to tell identifiers apart, never half of one. */
function abbreviateId(id: string): string {
  return id ? `${id.slice(0, Math.min(4, Math.floor(id.length / 2)))}…` : 'missing'
}
