import type { Look, LookTokens } from '@letterslot/core'
import { castDraft, current, type Draft } from 'mutative'
import { isSameValue, type StudioDocument } from '../../../model/studio-document.ts'
import { resetLook, tidyLook, withTheme, withTokens } from '../../look/change-look.ts'
import type { Theme } from '../../look/theme.ts'
import type { Command } from '../command.ts'
import { type Changes, mergeKeyOf } from '../command.ts'

/** Changes tokens of the form's look; `undefined` gives the theme's own value back. */
export function setTokens(changes: Changes<LookTokens>): Command {
  return {
    kind: 'set-tokens',
    mergeKey: mergeKeyOf('set-tokens', '', changes),
    change: (draft) => writeLook(draft, (look) => withTokens(look, changes)),
  }
}

/** Puts the form's look into a theme; the maker's own action colour is kept where it is wished and passes there. */
export function setTheme(theme: Theme, options: { readonly keepsAction: boolean }): Command {
  return {
    kind: 'set-theme',
    change: (draft) => writeLook(draft, (look) => withTheme(look, theme, options)),
  }
}

/** Gives the form's look its theme's tokens back, and leaves light or dark to the page. */
export function backToTheme(): Command {
  return { kind: 'back-to-theme', change: (draft) => writeLook(draft, resetLook) }
}

/** The parts of a look that are no tokens. */
export type LookChanges = Changes<Pick<Look, 'scheme' | 'cover' | 'logo' | 'fonts' | 'css'>>

/** Changes scheme, pictures, fonts or style sheet of the form's look; `undefined` takes one away. */
export function setLook(changes: LookChanges): Command {
  return {
    kind: 'set-look',
    mergeKey: mergeKeyOf('set-look', '', changes),
    change: (draft) =>
      writeLook(draft, (look) => {
        const kept = Object.entries({ ...look, ...changes }).filter(([, value]) => value !== undefined)
        return tidyLook(Object.fromEntries(kept))
      }),
  }
}

/** Gives the form the whole look of another one; `undefined` is the look of a form without any. */
export function copyLook(look: Look | undefined): Command {
  return { kind: 'copy-look', change: (draft) => writeLook(draft, () => look && structuredClone(look)) }
}

/** Writes a look into a draft; one that says nothing leaves no trace in the document. */
function writeLook(draft: Draft<StudioDocument>, change: (look: Look | undefined) => Look | undefined): void {
  const { look } = current(draft.form)
  const changed = change(look)
  if (changed === undefined) delete draft.form.look
  else if (!isSameValue(changed, look)) draft.form.look = castDraft(changed)
}
