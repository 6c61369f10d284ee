import { useDispatch } from '../../domain/document/use-document.ts'
import { Button } from '../../ui/Button.tsx'
import { FindingCard } from '../../ui/FindingCard.tsx'
import type { ExplainedFault } from './logic-fixes.ts'

export interface FaultCardsProps {
  readonly faults: readonly ExplainedFault[]
  /** Hears of each press, before it settles its fault. */
  readonly onFix?: () => void
}

/** Faults in words, each with the presses that settle it. */
export function FaultCards({ faults, onFix }: FaultCardsProps) {
  const dispatch = useDispatch()
  return (
    <>
      {faults.map(({ key, title, words, fixes }) => (
        <FindingCard
          key={key}
          tone="warning"
          title={title}
          actions={fixes.map(({ label, command }, index) => (
            <Button
              key={label}
              size="small"
              variant={index === 0 ? 'primary' : 'plain'}
              onPress={() => {
                onFix?.()
                dispatch(command)
              }}
            >
              {label}
            </Button>
          ))}
        >
          {words}
        </FindingCard>
      ))}
    </>
  )
}
