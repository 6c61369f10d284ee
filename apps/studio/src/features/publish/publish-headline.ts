import { publishText } from '../../domain/texts/publish.ts'
import type { Tone } from '../../ui/Pill.tsx'

/**
 * The headline of Publish, computed from the marks of its list: *Everything is settled* stands above no red and no
 * amber one.
 */
export function publishHeadline(tones: readonly Tone[]): string {
  const count = (of: Tone): number => tones.filter((tone) => tone === of).length
  if (count('bad') > 0) return publishText.toSettle(count('bad'))
  return count('wait') > 0 ? publishText.toLookAt(count('wait')) : publishText.settled
}
