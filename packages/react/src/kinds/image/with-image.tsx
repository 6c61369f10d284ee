import type { JSX } from 'react'
import type { ControlProps, KindParts, WithKind } from '../../form/form-context.ts'

/** Its figure has the label below the picture. */
const NoLabel = (): null => null

const image: KindParts = { Control: Image, Label: NoLabel }

/** The kind `image`: a picture that the maker shows, which asks for nothing. */
export const withKind: WithKind = (parts) => ({ ...parts, kinds: { ...parts.kinds, image } })

/** A picture of the maker's between the fields, with a line below it where the maker wrote one. */
function Image({ field, context }: ControlProps): JSX.Element {
  const { image, alt = '', label } = field
  const hasLine = label.trim() !== '' || context.editing
  const Box = hasLine ? 'figure' : 'div'
  return (
    <Box className="ls-image">
      {image ? (
        <img src={image} alt={alt} referrerPolicy="no-referrer" {...context.langOf?.(alt)} />
      ) : (
        context.editing && <div className="ls-no-image" />
      )}
      {hasLine && <figcaption className="ls-label">{context.words(field, 'label')}</figcaption>}
    </Box>
  )
}
