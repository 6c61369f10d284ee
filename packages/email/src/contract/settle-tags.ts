import { parseAddress } from '../address.ts'
import { parseTags } from '../tags/parse-tags.ts'
import { mendTags } from './mend-tags.ts'
import { namesIn } from './parameter-names.ts'
import { removeTag, renameTag } from './rename-tag.ts'

/** How often a text is mended before its braces are given up: nobody writes more kinds of wrong tags into one. */
const maxRounds = 20

/** Writes a text with refused tags so that all of it can be filled in: as it was meant, else without what cannot be. */
export function settleTags(text: string, isKnown: (name: string) => boolean): string {
  let mended = text
  for (let round = 0; round < maxRounds; round += 1) {
    const pieces = parseTags(mended)
    if (pieces.ok) break
    mended = mendTags(mended, pieces.error)
  }
  for (const name of namesIn(mended)) if (!isKnown(name)) mended = removeTag(mended, name)
  return isSettled(mended, isKnown) ? mended : withoutBraces(mended)
}

/** Writes a text with another name in place of one that nothing sends, or without its tags. */
export function settleName(text: string, name: string, meant: string | undefined): string {
  const settled = meant === undefined ? removeTag(text, name) : renameTag(text, name, meant)
  return isSettled(settled, (other) => other !== name) ? settled : withoutBraces(settled)
}

/** A recipient or reply address that lost its tag is no address any more: then it is empty. */
export function addressOrTags(text: string): string {
  return text.includes('{{') || parseAddress(text) !== undefined ? text : ''
}

function isSettled(text: string, isKnown: (name: string) => boolean): boolean {
  return parseTags(text).ok && namesIn(text).every(isKnown)
}

function withoutBraces(text: string): string {
  return text.replace(/[{}]/g, '')
}
