import { type Ids, idParts } from '@letterslot/intake'
import { connectionMark } from '../../domain/connections/connection-mark.ts'
import { useMoment } from '../../domain/sending/use-moment.ts'
import { useRecords, useStorage } from '../../domain/storage/studio-storage.ts'
import { intakeText } from '../../domain/texts/intake.ts'
import { StateLine } from '../../ui/Pill.tsx'
import { connectionOf } from './connection-of-ids.ts'
import styles from './IntakeResult.module.css'
import { maskKey } from './mask-key.ts'

/** The ids that stand in the paste; the key by its ends. */
export function FoundConnection({ ids }: { readonly ids: Ids }) {
  const kept = useRecords(useStorage().connections) ?? []
  const { nowMs } = useMoment(false)
  const known = idParts.flatMap((part) => (ids[part] === undefined ? [] : [[part, ids[part]] as const]))
  if (known.length === 0 && ids.origin === undefined) return null
  const connection = connectionOf(ids, kept)
  const mark = connectionMark(connection, nowMs)
  return (
    <>
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
      {connection && <StateLine tone={mark.tone}>{mark.words}</StateLine>}
    </>
  )
}
