import { answerTags } from '../model/answer-tags.ts'
import { readCalendarSpan } from '../model/calendar-span.ts'
import { maxLogoBytes, maxSentBlocks } from '../model/limits.ts'
import { sentBlockKinds } from '../model/sent-block.ts'
import { checkAnswerTags } from './check-answer-tags.ts'
import { checkImage } from './check-look.ts'
import { faultText } from './fault.ts'
import { checkId } from './names.ts'
import type { Place } from './place.ts'
import { readWebUrl } from './read-web-url.ts'

/**
 * Checks the blocks under the receipt of a message.
 * @param fields - of the form.
 */
export function checkSentBlocks(place: Place, fields: readonly Place[]): void {
  const blocks = place.list() ?? []
  if (blocks.length > maxSentBlocks) {
    place.report('too-large', faultText`At most ${maxSentBlocks} blocks stand under the receipt.`)
    return
  }
  const ids = new Set<string>()
  for (const block of blocks) {
    if (!block.object()) continue
    checkId(block.at('id'), ids)
    checkBlock(block, fields)
  }
}

function checkBlock(block: Place, fields: readonly Place[]): void {
  const [kind, text, alt] = [block.at('kind'), block.at('text'), block.at('alt')]
  if (!sentBlockKinds.some((known) => known === kind.value)) {
    kind.report(
      'unknown-value',
      faultText`A block under the receipt is a heading, a text, an image, a link, a calendar file or a copy.`,
    )
    return
  }
  if (kind.value === 'image') {
    checkImage(block.at('image'), 'picture', maxLogoBytes)
    if (alt.isPresent()) alt.text()
    return
  }
  text.words()
  checkAnswerTags(text, fields)
  if (kind.value === 'link') readWebUrl(block.at('to'))
  if (kind.value === 'calendar') checkCalendar(block.at('when'), block.at('place'), fields)
}

/** A time that answers make up is known once they are given. */
function checkCalendar(when: Place, where: Place, fields: readonly Place[]): void {
  const text = when.words()
  checkAnswerTags(when, fields)
  if (text !== undefined && text.trim() !== '' && answerTags(text).length === 0 && !readCalendarSpan(text))
    when.report(
      'unknown-value',
      faultText`This must be a day, 2027-03-31, or a day and a time of it, 2027-03-31T14:00.`,
    )
  if (!where.isPresent()) return
  where.text()
  checkAnswerTags(where, fields)
}
