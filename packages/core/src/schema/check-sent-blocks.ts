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
    kind.report('unknown-value', faultText`A block under the receipt is a heading, a text, an image or a link.`)
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
}
