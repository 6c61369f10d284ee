import { formStateTone, formStateWords } from '../catalogue/form-state.ts'
import { useFormStanding } from '../document/use-form-state.ts'
import styles from './FormHeader.module.css'

/** The open form's state, in the words of the library and of Publish. */
export function FormStateMark() {
  const standing = useFormStanding()
  if (!standing) return null
  return (
    <span className={styles['state']} data-tone={formStateTone(standing)}>
      {formStateWords(standing)}
    </span>
  )
}
