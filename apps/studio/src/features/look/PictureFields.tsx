import { picturesText } from '../../domain/texts/look-step.ts'
import { classes } from '../../ui/classes.ts'
import controls from './Controls.module.css'
import { CoverPlace } from './CoverPlace.tsx'
import { PictureField } from './PictureField.tsx'

/** Cover and logo: pictures that stand in the form itself. */
export function PictureFields() {
  return (
    <section aria-label={picturesText.title} className={classes(controls['section'], controls['ruled'])}>
      <h3 className={controls['title']}>{picturesText.title}</h3>
      <PictureField kind="cover" />
      <CoverPlace />
      <PictureField kind="logo" />
      <p className={controls['help']}>{picturesText.shrunk}</p>
    </section>
  )
}
