import type { Field, Form, SentBlock } from '@letterslot/core'
import { usesWays } from '@letterslot/core/pages'
import type { RareParts } from '../form/form-context.ts'
import { type KindModule, kindLoaders, loadAdvice, loadPictureSize } from '../kinds/kind-loaders.ts'
import {
  AfterSent,
  compileRareRule,
  drawWords,
  evaluateLogic,
  FieldExtra,
  fillWords,
  inputProps,
  PageButtons,
  Pages,
  sayAnswer,
  withRareIssues,
} from './rare-parts.ts'

// One by one: for a module taken as an object, a bundler writes a getter for each name, and the helper that defines them.
const rareParts: RareParts = {
  AfterSent,
  compileRareRule,
  drawWords,
  evaluateLogic,
  FieldExtra,
  fillWords,
  inputProps,
  PageButtons,
  Pages,
  sayAnswer,
  withRareIssues,
}

/** Fetches what a form of rare fields needs: the parts that these share, and its kinds, each once and no other's. */
export async function rarePartsOf(form: Form): Promise<RareParts> {
  const fields = form.pages.flatMap((page) => page.fields)
  const loaders = new Set(fields.flatMap(({ kind }) => kindLoaders[kind] ?? []))
  if (usesWays(form)) loaders.add(loadPageWays)
  if (fields.some(wantsAdvice)) loaders.add(loadAdvice)
  if (fields.some(wantsPictureSize)) loaders.add(loadPictureSize)
  if (form.sentBlocks) loaders.add(loadSentBlocks)
  if (form.sentBlocks?.some(isSentAct)) loaders.add(loadSentActs)
  const kinds = await Promise.all([...loaders].map((load) => load()))
  return kinds.reduce((parts, { withKind }) => withKind(parts, form), rareParts)
}

const loadPageWays = (): Promise<KindModule> => import('../kinds/page-ways/with-page-ways.ts')

const loadSentBlocks = (): Promise<KindModule> => import('../kinds/sent-blocks/with-sent-blocks.tsx')

const loadSentActs = (): Promise<KindModule> => import('../kinds/sent-acts/with-sent-acts.tsx')

/** True for a block that hands its visitor something. */
function isSentAct({ kind }: SentBlock): boolean {
  return kind === 'calendar' || kind === 'copy'
}

/** True for a field with a rule that only advises, whatever its kind. */
function wantsAdvice({ rules }: Field): boolean {
  return rules.some(({ severity }) => severity !== undefined)
}

/** True for a field of files whose rule bounds the size of pictures. */
function wantsPictureSize({ rules }: Field): boolean {
  return /"(min|max)(Wid|Hei)/.test(JSON.stringify(rules))
}
