// Made of packages/core/locales/cs.json by `npm run locales`: correct that file, and run it again.
import type { LocaleTable } from '../locale-table.ts'

export const table: LocaleTable = {
  "locale": "cs",
  "messages": {
    "valueMissing": "Odpovězte na tuto otázku",
    "valueMissing.choice": "Vyberte jednu možnost",
    "valueMissing.checkboxes": "Vyberte alespoň jednu možnost",
    "valueMissing.consent": "Chcete-li pokračovat, zaškrtněte toto políčko",
    "valueMissing.file": "Vyberte soubor",
    "valueMissing.signature": "Chybí zde podpis nebo napsané jméno",
    "valueMissing.matrix": "Odpovězte v každém řádku",
    "valueMissing.other": "Napište svou odpověď vedle „{option}“",
    "valueMissing.others": "Odpovězte na tuto otázku nebo vyplňte „{other}“",
    "typeMismatch": "Zadejte adresu, například {example}",
    "badInput": "Zadejte číslo číslicemi, s desetinnou tečkou, například {example}",
    "badInput.date": "Do pole „{label}“ zadejte datum, které existuje, například {example}",
    "tooShort": {
      "limit": {
        "one": "Napište alespoň {limit} znak; zatím je jich {actual}",
        "few": "Napište alespoň {limit} znaky; zatím je jich {actual}",
        "many": "Napište alespoň {limit} znaku; zatím je jich {actual}",
        "other": "Napište alespoň {limit} znaků; zatím je jich {actual}"
      }
    },
    "tooLong": {
      "limit": {
        "one": "Napište nejvýše {limit} znak; teď je jich {actual}",
        "few": "Napište nejvýše {limit} znaky; teď je jich {actual}",
        "many": "Napište nejvýše {limit} znaku; teď je jich {actual}",
        "other": "Napište nejvýše {limit} znaků; teď je jich {actual}"
      }
    },
    "rangeUnderflow": "Zadejte {limit} nebo více",
    "rangeUnderflow.date": "Zadejte {limit} nebo pozdější datum",
    "rangeUnderflow.picture": "„{file}“ je příliš malý: alespoň {limit} pixelů",
    "rangeOverflow": "Zadejte {limit} nebo méně",
    "rangeOverflow.date": "Zadejte {limit} nebo dřívější datum",
    "rangeOverflow.picture": "„{file}“ je příliš velký: nejvýše {limit} pixelů",
    "stepMismatch": "Zadejte číslo v krocích po {limit}",
    "stepMismatch.whole": "Zadejte celé číslo",
    "stepMismatch.date": {
      "limit": {
        "one": "Zadejte datum v krocích po {limit} dnu",
        "many": "Zadejte datum v krocích po {limit} dne",
        "other": "Zadejte datum v krocích po {limit} dnech"
      }
    },
    "patternMismatch": "Použijte požadovaný formát",
    "patternMismatch.help": "Použijte tento formát: {help}",
    "notAnOption": "Vyberte ze seznamu",
    "tooFew": "Vyberte alespoň {limit}",
    "tooMany": "Vyberte nejvýše {limit}",
    "tooFewWords": {
      "limit": {
        "one": "Napište alespoň {limit} slovo; zatím je jich {actual}",
        "few": "Napište alespoň {limit} slova; zatím je jich {actual}",
        "many": "Napište alespoň {limit} slova; zatím je jich {actual}",
        "other": "Napište alespoň {limit} slov; zatím je jich {actual}"
      }
    },
    "tooManyWords": {
      "limit": {
        "one": "Napište nejvýše {limit} slovo; teď je jich {actual}",
        "few": "Napište nejvýše {limit} slova; teď je jich {actual}",
        "many": "Napište nejvýše {limit} slova; teď je jich {actual}",
        "other": "Napište nejvýše {limit} slov; teď je jich {actual}"
      }
    },
    "notLetters": "Použijte jen písmena",
    "linkFound": "Napište to bez odkazů",
    "domainMismatch": "Použijte adresu, která končí na {domains}",
    "notListed": "Tato odpověď nepatří mezi přijímané; zkontrolujte, jak je napsaná",
    "notSame": "Uveďte stejnou odpověď jako v poli „{other}“",
    "sameAsOther": "Uveďte jinou odpověď než v poli „{other}“",
    "sumTooLow": "Dohromady s polem „{other}“ to musí být alespoň {limit}; teď je to {actual}",
    "sumTooHigh": "Dohromady s polem „{other}“ to musí být nejvýše {limit}; teď je to {actual}",
    "dayExcluded": "Vyberte jiný den: {day} nelze zvolit",
    "dayExcluded.weekday": {
      "weekday": {
        "monday": "Vyberte jiný den: pondělky nelze zvolit",
        "tuesday": "Vyberte jiný den: úterky nelze zvolit",
        "wednesday": "Vyberte jiný den: středy nelze zvolit",
        "thursday": "Vyberte jiný den: čtvrtky nelze zvolit",
        "friday": "Vyberte jiný den: pátky nelze zvolit",
        "saturday": "Vyberte jiný den: soboty nelze zvolit",
        "other": "Vyberte jiný den: neděle nelze zvolit"
      }
    },
    "fileTooLarge": "Vyberte soubory o velikosti nejvýše {limit}",
    "fileTooLarge.file": "Vyberte soubory o velikosti nejvýše {limit}; „{file}“ má {actual}",
    "fileTypeMismatch": "Vyberte soubory tohoto druhu: {kinds}",
    "fileKind.image": "obrázky",
    "fileKind.audio": "zvuk",
    "fileKind.video": "video",
    "otherAnswer": "{label}: vaše odpověď",
    "advice": "Jen doporučení: {message}",
    "drawHere": "Kreslení prstem nebo myší",
    "orTypeName": "nebo napsané jméno",
    "drawn": "Nakresleno, {time}",
    "clear": "Vymazat",
    "partFrom": "Od",
    "partTo": "Do",
    "partPrefix": "Titul",
    "partGiven": "Jméno",
    "partMiddle": "Prostřední jméno",
    "partFamily": "Příjmení",
    "partStreet": "Ulice a číslo",
    "partLine2": "Adresa, 2. řádek",
    "partPostcode": "PSČ",
    "partTown": "Město",
    "partRegion": "Kraj",
    "partCountry": "Země",
    "addRow": "Přidat: {item}",
    "optionsFound": {
      "n": {
        "one": "Nalezena {n} možnost",
        "few": "Nalezeny {n} možnosti",
        "many": "Nalezeno {n} možnosti",
        "other": "Nalezeno {n} možností"
      }
    },
    "next": "Další",
    "nextPage": "Další: {label}",
    "previous": "Zpět",
    "step": "Krok {n} z {limit}",
    "draftKept": "Uchovali jsme, co bylo napsáno {date}.",
    "startOver": "Začít znovu",
    "draftUnfit": "Formulář se mezitím změnil. Toto v něm už nemá místo:",
    "draftNotKept": "Tento prohlížeč neuchovává, co se sem píše: zavřením stránky před odesláním se to ztratí.",
    "saveDraft": "Uložit do souboru",
    "openDraft": "Otevřít uložený soubor",
    "notADraft": "Soubor „{file}“ nebyl uložen z tohoto formuláře.",
    "goOn": "Pokračovat na {address}",
    "review": "Kontrola",
    "isRight": "Je všechno správně?",
    "nothingSent": "Zatím nebylo nic odesláno.",
    "change": "Změnit",
    "changeOf": "Změnit: {label}",
    "noAnswer": "Bez odpovědi",
    "owner": "majitel webu",
    "marked": "Otázky označené * vyžadují odpověď.",
    "goesTo": "Odpovědi dostane e-mailem {maker}.",
    "choose": "Vybrat…",
    "send": "Odeslat",
    "sending": "Odesílání…",
    "notSent": "Zatím neodesláno",
    "notLoaded": "Odešlete znovu. Pokud to nepomůže, zkopírujte si odpovědi a načtěte tuto stránku znovu.",
    "problems": {
      "n": {
        "one": "Je tu {n} problém",
        "few": "Jsou tu {n} problémy",
        "many": "Je tu {n} problému",
        "other": "Je tu {n} problémů"
      }
    },
    "problemOf": "{label}: {message}",
    "stillSending": "Odesílání ještě trvá.",
    "didYouMean": "Nemá to být {address}?",
    "saved": "Vaše odpovědi jsou uloženy v tomto zařízení.",
    "nearlySaved": "Vaše odpovědi jsou v tomto zařízení; při výpadku proudu v příštích okamžicích by se ještě mohly ztratit.",
    "onPage": "Nechte tuto stránku otevřenou: vaše odpovědi jsou jen na ní a nikde jinde.",
    "unwanted": "Nechte tuto stránku otevřenou: tento formulář v tomto zařízení nic neuchovává.",
    "noRoom": "Nechte tuto stránku otevřenou: v tomto zařízení už není místo na uložení vašich odpovědí.",
    "notAllowed": "Nechte tuto stránku otevřenou: tento prohlížeč nám nedovoluje vaše odpovědi uložit.",
    "notSaved": "Nechte tuto stránku otevřenou: vaše odpovědi se v tomto zařízení nepodařilo uložit.",
    "older": "Zpráva z {date} zatím není odeslána.",
    "olderMore": "A ještě {n}.",
    "seeIt": "Zobrazit",
    "back": "Zpět na formulář",
    "removed": "Smazáno.",
    "undo": "Vrátit zpět",
    "notSentSaved": "Zatím neodesláno. Uloženo v tomto zařízení.",
    "queued": "Zpráva čeká, až na ni přijde řada.",
    "offline": "Jste offline.",
    "silent": "Poštovní služba, kterou používá {maker}, neodpovídá.",
    "busy": "Poštovní služba, kterou používá {maker}, teď nemůže zprávu přijmout.",
    "unclear": "Zpráva možná byla odeslána: odpověď, která přišla, nebyla od samotné poštovní služby.",
    "whenOnline": "Zpráva se odešle, až budete znovu online a tato stránka bude otevřená.",
    "nextTry": "Do dalšího pokusu: {time}. Tato stránka musí být otevřená.",
    "nextTryUnknown": "Zkoušíme to znovu, dokud je tato stránka otevřená.",
    "nextTryClosed": "Do dalšího pokusu: {time}.",
    "mayClose": "Tuto stránku můžete zavřít; prohlížeč zprávu odešle později.",
    "trying": "Pokus právě probíhá. Čekáme na jeho výsledek.",
    "tryNow": "Zkusit teď",
    "tryAgain": "Zkusit znovu",
    "show": "Zobrazit mé odpovědi",
    "hide": "Skrýt mé odpovědi",
    "copy": "Kopírovat",
    "copied": "Zkopírováno",
    "download": "Stáhnout",
    "remove": "Smazat z tohoto zařízení",
    "discard": "Smazat",
    "written": "Zpráva byla napsána {date}.",
    "sent": "Odesláno",
    "receives": "{Maker} dostane zprávu e-mailem. Číslo {ref}, {time}.",
    "late": "Odesláno teď; napsáno {date}. Číslo {ref}, {time}.",
    "repeated": "Dřívější pokus mohl také dorazit, se stejným číslem, takže {maker} možná uvidí zprávu dvakrát.",
    "another": "Odeslat další",
    "notDelivered": "Zatím nedoručeno",
    "refused": "{Maker} teď nemůže tento formulář přijmout. Není to vaše chyba.",
    "notConnected": "Tento formulář zatím není propojen s žádnou schránkou.",
    "blocked": "Tento formulář nemůže tuto zprávu odeslat.",
    "tooLarge": "Vaše odpovědi jsou na odeslání příliš dlouhé: dohromady nejvýše {limit}. Zkraťte „{label}“ a zkuste to znovu.",
    "filesTooLarge": "Soubory jsou na odeslání příliš velké. Vyberte menší a zkuste to znovu.",
    "challenge": "Poštovní služba, kterou používá {maker}, chce nejdřív vědět, zda to napsal člověk, a tento formulář její otázku neumí zobrazit.",
    "inVain": "Zkoušeli jsme to několik dní a poštovní služba, kterou používá {maker}, zprávu nepřijala.",
    "perhaps": "Možná odesláno: odpověď, která přišla, nebyla od samotné poštovní služby, takže to nevíme.",
    "probed": "Čas od času to zkoušíme znovu, dokud je tato stránka otevřená.",
    "reach": "Jiný způsob spojení ({maker}):",
    "ownMail": "Odeslat z vlastního e-mailu",
    "reference": "Číslo {ref}.",
    "forOwner": "Pro majitele webu",
    "dropFile": "nebo ho přetáhněte sem",
    "dropFiles": "nebo je přetáhněte sem",
    "filesChosen": {
      "n": {
        "one": "{n} soubor, {size}",
        "few": "{n} soubory, celkem {size}",
        "many": "{n} souboru, celkem {size}",
        "other": "{n} souborů, celkem {size}"
      }
    },
    "removeFile": "Odebrat {file}",
    "fileUnreadable": "Soubor „{file}“ už nelze přečíst. Vyberte ho znovu.",
    "fileBytes": "„{file}“ má {size}; nejvýše {limit}.",
    "filesBytes": "„{file}“ má {size}; všechny soubory dohromady mohou mít {limit}.",
    "count": {
      "limit": {
        "one": "„{file}“ je soubor navíc; nejvýše {limit} soubor.",
        "few": "„{file}“ je soubor navíc; nejvýše {limit} soubory.",
        "many": "„{file}“ je soubor navíc; nejvýše {limit} souboru.",
        "other": "„{file}“ je soubor navíc; nejvýše {limit} souborů."
      }
    },
    "chooseAnother": "Vyberte jiný.",
    "orWithout": "Vyberte jiný, nebo odešlete bez něj.",
    "noForm": "Tento formulář zde nelze zobrazit.",
    "noSending": "Tato stránka formuláři nedovoluje odesílat.",
    "writeTo": "Kontakt:"
  }
}
