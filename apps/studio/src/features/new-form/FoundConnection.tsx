import { type Ids, idParts } from '@letterslot/intake'
import { connectionMark } from '../../domain/connections/connection-mark.ts'
import { useMoment } from '../../domain/sending/use-moment.ts'
import { useRecords, useStorage } from '../../domain/storage/studio-storage.ts'
import { intakeText } from '../../domain/texts/intake.ts'
import { StateLine } from '../../ui/Pill.tsx'
import styles from './IntakeResult.module.css'
import { connectionOf } from './use-take-intake.ts'

/** The ids that stand in the paste; the key by its ends. */
export function FoundConnection({ ids }: { readonly ids: Ids }) {
  const kept = useRecords(useStorage().connections) ?? []
  const { nowMs } = useMoment(false)
  const known = idParts.flatMap((part) => (ids[part] === undefined ? [] : [[part, ids[part]] as const]))
  if (known.length === 0 && ids.origin === undefined) return null
  const connection = connectionOf(ids, kept)
  const isKept = kept.some(({ id }) => id === connection?.id)
  const { tone, words } = connectionMark(isKept ? connection : undefined, nowMs)
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
      {connection && <StateLine tone={tone}>{isKept ? words : intakeText.notTested}</StateLine>}
    </>
  )
}

const shownKeyCharacters = 4

/** A key as it may stand on a screen that others see: its ends. Short ones are shown whole; public keys are no secret. */
function maskKey(key: string): string {
  return key.length <= 3 * shownKeyCharacters
    ? key
    : `${key.slice(0, shownKeyCharacters)}…${key.slice(-shownKeyCharacters)}`
}
