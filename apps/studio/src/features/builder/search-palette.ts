import { type FieldKindInfo, fieldKindInfos, type PaletteGroup } from '../../domain/document/field-kind-info.ts'

export interface PaletteSection {
  readonly group: PaletteGroup
  readonly kinds: readonly FieldKindInfo[]
}

const paletteGroups: readonly PaletteGroup[] = ['Text', 'Choice', 'Number and time', 'Layout']

/** The kind that a query most likely means: one that is called so, before one that only has to do with it. */
export function bestMatch(query: string): FieldKindInfo | undefined {
  const fitting = searchPalette(query).flatMap(({ kinds }) => kinds)
  const text = query.trim().toLowerCase()
  const isCalled = ({ name }: FieldKindInfo): boolean => name.toLowerCase().startsWith(text)
  return text === '' ? undefined : (fitting.find(isCalled) ?? fitting[0])
}

/** The kinds that fit every word typed, grouped; groups without any are left out. */
export function searchPalette(query: string): readonly PaletteSection[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = (info: FieldKindInfo): boolean => {
    const text = `${info.name} ${info.keywords}`.toLowerCase()
    return words.every((word) => text.includes(word))
  }
  return paletteGroups
    .map((group) => ({ group, kinds: fieldKindInfos.filter((info) => info.group === group && fits(info)) }))
    .filter(({ kinds }) => kinds.length > 0)
}
