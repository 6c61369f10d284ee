import type { JSX } from 'react'
import type { ControlProps } from '../form-context.ts'
import { useLoaded } from '../use-loaded.ts'
import { ariaProps } from './aria-props.ts'

/** Files, by the platform's own control: it posts them without scripts too. What was chosen is listed below it. */
export function FileControl(props: ControlProps): JSX.Element {
  const { field, id, context } = props
  const loaded = useLoaded(context.handle.parts.chosenFiles, id)
  return (
    <>
      <input
        {...ariaProps(props)}
        className="ls-control ls-file"
        type="file"
        accept={field.rules.find((rule) => rule.kind === 'file')?.accept}
        multiple={field.rules.find((rule) => rule.kind === 'length')?.max !== 1}
      />
      {loaded && <loaded.ChosenFiles {...props} />}
    </>
  )
}
