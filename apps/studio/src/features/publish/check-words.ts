import { checkText } from '../../domain/texts/publish.ts'
import type { CheckId, DestinationTrouble, PublishChecks } from './publish-checks.ts'

/** A destination's trouble in words, and what the button that settles it says. */
export function destinationWords(
  trouble: DestinationTrouble,
  origin: string,
): { readonly title: string; readonly fix: string } {
  const { destination } = checkText
  if (trouble === 'relay-here') return { title: destination[trouble](new URL(origin).host), fix: destination.fix }
  return { title: destination[trouble], fix: trouble === 'incomplete' ? destination.fixConnection : destination.fix }
}

/** Words at a refused method: the first thing to settle. */
export function firstWords(id: CheckId, { destination }: PublishChecks): string {
  if (id !== 'destination') return checkText[id].first
  return destination.trouble === 'incomplete' ? checkText.destination.firstConnection : checkText.destination.first
}
