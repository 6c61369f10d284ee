import type { Look } from '@letterslot/core'
import { useDocument } from '../../domain/document/use-document.ts'
import type { ThemeId } from '../../domain/look/theme.ts'
import { themeOf } from '../../domain/look/themes.ts'
import { themeText } from '../../domain/texts/look.ts'

/** The look of the open form; undefined while it wears the default one. */
export function useLook(): Look | undefined {
  return useDocument(({ form }) => form.look)
}

/** The theme that a look began with, and its name. */
export function themeNameOf(look: Look | undefined): { readonly id: ThemeId; readonly name: string } {
  const { id } = themeOf(look?.theme)
  return { id, name: themeText[id].name }
}
