import type { AccountIds } from './account-ids.ts'

/** The ids that EmailJS makes with a beginning of their own. A maker may rename them; then nothing is told of them. */
const beginnings = { serviceId: 'service_', templateId: 'template_' } as const

type NamedPart = keyof typeof beginnings

/** An id that stands in the place of another. */
export interface MisplacedId {
  readonly part: 'publicKey' | NamedPart
  /** The kind of id that its beginning says it is. */
  readonly isRather: NamedPart
}

function kindOf(id: string): NamedPart | undefined {
  const text = id.trim()
  if (text.startsWith(beginnings.serviceId)) return 'serviceId'
  return text.startsWith(beginnings.templateId) ? 'templateId' : undefined
}

/** Returns the ids that stand in the place of another, in the order in which they are asked for. */
export function findMisplacedIds(ids: Omit<AccountIds, 'origin'>): readonly MisplacedId[] {
  return (['publicKey', 'serviceId', 'templateId'] as const).flatMap((part) => {
    const isRather = kindOf(ids[part])
    return isRather === undefined || isRather === part ? [] : [{ part, isRather }]
  })
}

/**
 * Returns the ids with each misplaced one where it belongs; what stood there takes its place. Of two of one kind the
 * second stays where it is.
 */
export function putIdsInPlace(ids: AccountIds): AccountIds {
  let placed = ids
  for (let round = 0; round < 2; round += 1) {
    const wrong = findMisplacedIds(placed).find(({ isRather }) => kindOf(placed[isRather]) !== isRather)
    if (!wrong) return placed
    placed = { ...placed, [wrong.isRather]: placed[wrong.part], [wrong.part]: placed[wrong.isRather] }
  }
  return placed
}
