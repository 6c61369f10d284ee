import { intakeText } from '../../catalogue/intake.ts'
import { type Ids, idParts } from '../../intake/ids.ts'
import styles from './IntakeResult.module.css'
import { maskKey } from './mask-key.ts'

/** The ids that stand in the paste; the key by its ends. */
export function FoundConnection({ ids }: { readonly ids: Ids }) {
  const known = idParts.flatMap((part) => (ids[part] === undefined ? [] : [[part, ids[part]] as const]))
  if (known.length === 0 && ids.origin === undefined) return null
  return (
    <dl className={styles['ids']}>
      {known.map(([part, id]) => (
        <div key={part}>
          <dt>{intakeText.ids[part]}</dt>
          <dd>{part === 'publicKey' ? maskKey(id) : id}</dd>
        </div>
      ))}
      {ids.origin !== undefined && (
        <div>
          <dt>{intakeText.relay}</dt>
          <dd>{ids.origin}</dd>
        </div>
      )}
    </dl>
  )
}
