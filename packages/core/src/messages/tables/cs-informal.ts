// Made of packages/core/locales/cs.json by `npm run locales`: correct that file, and run it again.
import type { LocaleTable } from '../locale-table.ts'
import { table as formal } from './cs.ts'

const informal: Partial<LocaleTable['messages']> = {
  "valueMissing": "Odpověz na tuto otázku",
  "valueMissing.choice": "Vyber jednu možnost",
  "valueMissing.checkboxes": "Vyber alespoň jednu možnost",
  "valueMissing.consent": "Chceš-li pokračovat, zaškrtni toto políčko",
  "valueMissing.matrix": "Odpověz v každém řádku",
  "valueMissing.file": "Vyber soubor",
  "valueMissing.other": "Napiš svou odpověď vedle „{option}“",
  "valueMissing.others": "Odpověz na tuto otázku nebo vyplň „{other}“",
  "typeMismatch": "Zadej adresu, například {example}",
  "badInput": "Zadej číslo číslicemi, s desetinnou tečkou, například {example}",
  "badInput.date": "Do pole „{label}“ zadej datum, které existuje, například {example}",
  "tooShort": {
    "limit": {
      "one": "Napiš alespoň {limit} znak; zatím je jich {actual}",
      "few": "Napiš alespoň {limit} znaky; zatím je jich {actual}",
      "many": "Napiš alespoň {limit} znaku; zatím je jich {actual}",
      "other": "Napiš alespoň {limit} znaků; zatím je jich {actual}"
    }
  },
  "tooLong": {
    "limit": {
      "one": "Napiš nejvýše {limit} znak; teď je jich {actual}",
      "few": "Napiš nejvýše {limit} znaky; teď je jich {actual}",
      "many": "Napiš nejvýše {limit} znaku; teď je jich {actual}",
      "other": "Napiš nejvýše {limit} znaků; teď je jich {actual}"
    }
  },
  "rangeUnderflow": "Zadej {limit} nebo více",
  "rangeUnderflow.date": "Zadej {limit} nebo pozdější datum",
  "rangeUnderflow.time": "Zadej {limit} nebo pozdější čas",
  "rangeOverflow": "Zadej {limit} nebo méně",
  "rangeOverflow.date": "Zadej {limit} nebo dřívější datum",
  "rangeOverflow.time": "Zadej {limit} nebo dřívější čas",
  "stepMismatch": "Zadej číslo v krocích po {limit}",
  "stepMismatch.whole": "Zadej celé číslo",
  "stepMismatch.date": {
    "limit": {
      "one": "Zadej datum v krocích po {limit} dnu",
      "many": "Zadej datum v krocích po {limit} dne",
      "other": "Zadej datum v krocích po {limit} dnech"
    }
  },
  "patternMismatch": "Použij požadovaný formát",
  "patternMismatch.help": "Použij tento formát: {help}",
  "notAnOption": "Vyber ze seznamu",
  "tooFew": "Vyber alespoň {limit}",
  "tooMany": "Vyber nejvýše {limit}",
  "tooFewWords": {
    "limit": {
      "one": "Napiš alespoň {limit} slovo; zatím je jich {actual}",
      "few": "Napiš alespoň {limit} slova; zatím je jich {actual}",
      "many": "Napiš alespoň {limit} slova; zatím je jich {actual}",
      "other": "Napiš alespoň {limit} slov; zatím je jich {actual}"
    }
  },
  "tooManyWords": {
    "limit": {
      "one": "Napiš nejvýše {limit} slovo; teď je jich {actual}",
      "few": "Napiš nejvýše {limit} slova; teď je jich {actual}",
      "many": "Napiš nejvýše {limit} slova; teď je jich {actual}",
      "other": "Napiš nejvýše {limit} slov; teď je jich {actual}"
    }
  },
  "notLetters": "Použij jen písmena",
  "linkFound": "Napiš to bez odkazů",
  "domainMismatch": "Použij adresu, která končí na {domains}",
  "notListed": "Tato odpověď nepatří mezi přijímané; zkontroluj, jak je napsaná",
  "notSame": "Uveď stejnou odpověď jako v poli „{other}“",
  "sameAsOther": "Uveď jinou odpověď než v poli „{other}“",
  "dayExcluded": "Vyber jiný den: {day} nelze zvolit",
  "dayExcluded.weekday": {
    "weekday": {
      "monday": "Vyber jiný den: pondělky nelze zvolit",
      "tuesday": "Vyber jiný den: úterky nelze zvolit",
      "wednesday": "Vyber jiný den: středy nelze zvolit",
      "thursday": "Vyber jiný den: čtvrtky nelze zvolit",
      "friday": "Vyber jiný den: pátky nelze zvolit",
      "saturday": "Vyber jiný den: soboty nelze zvolit",
      "other": "Vyber jiný den: neděle nelze zvolit"
    }
  },
  "fileTooLarge": "Vyber soubory o velikosti nejvýše {limit}",
  "fileTooLarge.file": "Vyber soubory o velikosti nejvýše {limit}; „{file}“ má {actual}",
  "fileTypeMismatch": "Vyber soubory tohoto druhu: {kinds}",
  "otherAnswer": "{label}: tvoje odpověď",
  "notLoaded": "Odešli znovu. Pokud to nepomůže, zkopíruj si odpovědi a načti tuto stránku znovu.",
  "saved": "Tvoje odpovědi jsou uloženy v tomto zařízení.",
  "nearlySaved": "Tvoje odpovědi jsou v tomto zařízení; při výpadku proudu v příštích okamžicích by se ještě mohly ztratit.",
  "onPage": "Nech tuto stránku otevřenou: tvoje odpovědi jsou jen na ní a nikde jinde.",
  "unwanted": "Nech tuto stránku otevřenou: tento formulář v tomto zařízení nic neuchovává.",
  "noRoom": "Nech tuto stránku otevřenou: v tomto zařízení už není místo na uložení tvých odpovědí.",
  "notAllowed": "Nech tuto stránku otevřenou: tento prohlížeč nám nedovoluje tvoje odpovědi uložit.",
  "notSaved": "Nech tuto stránku otevřenou: tvoje odpovědi se v tomto zařízení nepodařilo uložit.",
  "offline": "Jsi offline.",
  "whenOnline": "Zpráva se odešle, až budeš znovu online a tato stránka bude otevřená.",
  "mayClose": "Tuto stránku můžeš zavřít; prohlížeč zprávu odešle později.",
  "refused": "{Maker} teď nemůže tento formulář přijmout. Není to tvoje chyba.",
  "tooLarge": "Tvoje odpovědi jsou na odeslání příliš dlouhé: dohromady nejvýše {limit}. Zkrať „{label}“ a zkus to znovu.",
  "filesTooLarge": "Soubory jsou na odeslání příliš velké. Vyber menší a zkus to znovu.",
  "dropFile": "nebo ho přetáhni sem",
  "dropFiles": "nebo je přetáhni sem",
  "fileUnreadable": "Soubor „{file}“ už nelze přečíst. Vyber ho znovu.",
  "chooseAnother": "Vyber jiný.",
  "orWithout": "Vyber jiný, nebo odešli bez něj."
}

export const table: LocaleTable = { ...formal, messages: { ...formal.messages, ...informal } }
