import type { Finding } from '@letterslot/email'
import { findingText } from '../../catalogue/email.ts'
import { useDocument } from '../../document/use-document.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { FindingCard } from '../../ui/FindingCard.tsx'
import { useEmailDeskStore } from './email-desk.ts'
import { findingWords } from './finding-words.ts'
import { targetOfPlace } from './text-target.ts'
import { useEmailActions } from './use-email-actions.ts'
import { useFix } from './use-fix.ts'

/** One finding with its fix: one dark button that does it, one quiet one that leaves it or shows where. */
export function FindingItem({ finding }: { readonly finding: Finding }) {
  const form = useDocument((document) => document.form)
  const email = useDocument((document) => document.email)
  const desk = useEmailDeskStore()
  const { show } = useEmailActions()
  const fix = useFix()
  const { code, name = '', place, weight } = finding
  const words = findingWords(finding, form, email)
  const target = targetOfPlace(email, place)
  const leave = (): void => desk.setState(({ leftOut }) => ({ leftOut: [...leftOut, name] }))
  return (
    <FindingCard
      tone={weight}
      title={
        <>
          {words.title} {words.chip !== undefined && <Chip isUnknown>{words.chip}</Chip>}
        </>
      }
      actions={
        <>
          <Button size="small" variant="primary" onPress={() => fix(finding)}>
            {words.fix}
          </Button>
          {code === 'field-not-in-mail' && (
            <Button size="small" variant="quiet" onPress={leave}>
              {findingText.leave}
            </Button>
          )}
          {target !== undefined && !code.startsWith('recipient-') && (
            <Button size="small" variant="quiet" onPress={() => show(target)}>
              {findingText.show}
            </Button>
          )}
        </>
      }
    >
      {words.text}
    </FindingCard>
  )
}
