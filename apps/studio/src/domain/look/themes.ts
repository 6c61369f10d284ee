import type { Theme, ThemeId } from './theme.ts'
import { contrast } from './themes/contrast.ts'
import { garden } from './themes/garden.ts'
import { harbour } from './themes/harbour.ts'
import { kiln } from './themes/kiln.ts'
import { ledger } from './themes/ledger.ts'
import { letter } from './themes/letter.ts'
import { plain } from './themes/plain.ts'
import { plum } from './themes/plum.ts'
import { post } from './themes/post.ts'
import { rose } from './themes/rose.ts'

/** Our themes, in the order in which they are offered. */
export const themes: readonly Theme[] = [post, plain, letter, kiln, garden, harbour, plum, rose, ledger, contrast]

/** The theme of a name that a document keeps; the default one where there is none of it, as of a later version. */
export function themeOf(id: string | undefined): Theme {
  return themes.find((theme) => theme.id === id) ?? post
}

/** Tells the names of our themes. */
export function isThemeId(id: string): id is ThemeId {
  return themes.some((theme) => theme.id === id)
}
