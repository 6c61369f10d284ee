import type { KindParts, WithKind } from '../../form/form-context.ts'
import { Image } from './Image.tsx'

/** Its figure has the label below the picture. */
const NoLabel = (): null => null

const image: KindParts = { Control: Image, Label: NoLabel }

/** The kind `image`: a picture that the maker shows, which asks for nothing. */
export const withImage: WithKind = (parts) => ({ ...parts, kinds: { ...parts.kinds, image } })
