import { addBlock } from './add-block.ts'
import { addField } from './add-field.ts'
import { addRule } from './add-rule.ts'
import { chooseConnection } from './choose-connection.ts'
import { duplicateField } from './duplicate-field.ts'
import { moveBlock } from './move-block.ts'
import { moveField } from './move-field.ts'
import { removeBlock } from './remove-block.ts'
import { removeField } from './remove-field.ts'
import { removeRule } from './remove-rule.ts'
import { renameForm } from './rename-form.ts'
import { replaceField } from './replace-field.ts'
import { restoreRevision } from './restore-revision.ts'
import { setDelivery } from './set-delivery.ts'
import { setFallback } from './set-fallback.ts'
import { setFormTexts } from './set-form-texts.ts'
import { setRequirement } from './set-requirement.ts'
import { setVisibility } from './set-visibility.ts'
import { settleFinding } from './settle-finding.ts'
import { updateBlock } from './update-block.ts'
import { updateEmail } from './update-email.ts'
import { updateField } from './update-field.ts'
import { updateRule } from './update-rule.ts'

/** Every command there is, by kind. The undo test is generated from this list: what is not here does not compile there. */
export const commands = {
  'rename-form': renameForm,
  'set-form-texts': setFormTexts,
  'add-field': addField,
  'duplicate-field': duplicateField,
  'remove-field': removeField,
  'move-field': moveField,
  'update-field': updateField,
  'replace-field': replaceField,
  'add-rule': addRule,
  'update-rule': updateRule,
  'remove-rule': removeRule,
  'set-visibility': setVisibility,
  'set-requirement': setRequirement,
  'update-email': updateEmail,
  'add-block': addBlock,
  'update-block': updateBlock,
  'remove-block': removeBlock,
  'move-block': moveBlock,
  'settle-finding': settleFinding,
  'choose-connection': chooseConnection,
  'set-fallback': setFallback,
  'set-delivery': setDelivery,
  'restore-revision': restoreRevision,
} as const
