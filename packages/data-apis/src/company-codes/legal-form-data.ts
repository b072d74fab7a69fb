/** Legal forms of all countries: code, English, Chinese. */
export const globalLegalFormRows: [string, string, string][] = [
  ['JSC', 'Joint-Stock Company', '股份公司'],
  ['PLC', 'Public Limited Company', '公众有限公司'],
  ['LLC', 'Limited Liability Company', '有限责任公司'],
  ['SLLC', 'Single-Member Limited Liability Company', '一人有限责任公司'],
  ['LP', 'Limited Partnership', '有限合伙企业'],
  ['COOP', 'Cooperative', '合作社'],
  ['STE', 'State Enterprise', '国有企业'],
  ['BR', 'Branch of a Foreign Company', '外国公司分公司'],
  ['OTH', 'Other', '其他'],
]

/**
 * The legal forms of each country, forms of large companies first: code, how a name carries it in Latin letters, how in
 * the local script (empty when the same), form of all countries, English, local name.
 */
export const localLegalFormRows: Record<string, string[]> = {
  AE: [
    'PJSC|{} PJSC|{} ش.م.ع|JSC|Public Joint Stock Company|شركة مساهمة عامة',
    'LLC|{} LLC|{} ذ.م.م|LLC|Limited Liability Company|شركة ذات مسؤولية محدودة',
  ],
  AR: [
    'SA|{} S.A.||JSC|Public Limited Company|Sociedad Anónima',
    'SRL|{} S.R.L.||LLC|Limited Liability Company|Sociedad de Responsabilidad Limitada',
  ],
  AT: [
    'AG|{} AG||JSC|Stock Corporation|Aktiengesellschaft',
    'GMBH|{} GmbH||LLC|Limited Liability Company|Gesellschaft mit beschränkter Haftung',
  ],
  AU: [
    'LTD|{} Limited||PLC|Public Company|Public Company Limited by Shares',
    'PTY|{} Pty Ltd||LLC|Proprietary Company|Proprietary Limited',
  ],
  BD: [
    'PLC|{} PLC||PLC|Public Limited Company|Public Limited Company',
    'LTD|{} Ltd.||LLC|Private Limited Company|Private Limited Company',
  ],
  BE: [
    'NV|{} NV||JSC|Public Limited Company|Naamloze Vennootschap',
    'BV|{} BV||LLC|Private Limited Company|Besloten Vennootschap',
  ],
  BG: [
    'AD|{} AD|{} АД|JSC|Joint-Stock Company|Акционерно дружество',
    'OOD|{} OOD|{} ООД|LLC|Limited Liability Company|Дружество с ограничена отговорност',
    'EOOD|{} EOOD|{} ЕООД|SLLC|Single-Member Limited Liability Company|Еднолично дружество с ограничена отговорност',
    'EAD|{} EAD|{} ЕАД|JSC|Single-Member Joint-Stock Company|Еднолично акционерно дружество',
  ],
  BR: [
    'SA|{} S.A.||JSC|Corporation|Sociedade Anônima',
    'LTDA|{} Ltda.||LLC|Limited Liability Company|Sociedade Limitada',
  ],
  CA: [
    'INC|{} Inc.||JSC|Corporation|Corporation',
    'LTD|{} Ltd.||LLC|Limited Company|Limited Company',
    'LP|{} LP||LP|Limited Partnership|Limited Partnership',
  ],
  CH: [
    'AG|{} AG||JSC|Stock Corporation|Aktiengesellschaft',
    'GMBH|{} GmbH||LLC|Limited Liability Company|Gesellschaft mit beschränkter Haftung',
  ],
  CL: [
    'SA|{} S.A.||JSC|Corporation|Sociedad Anónima',
    'SPA|{} SpA||LLC|Simplified Joint-Stock Company|Sociedad por Acciones',
    'LTDA|{} Ltda.||LLC|Limited Liability Company|Sociedad de Responsabilidad Limitada',
  ],
  CN: [
    'GF|{} Co., Ltd.|{}股份有限公司|JSC|Company Limited by Shares|股份有限公司',
    'YX|{} Co., Ltd.|{}有限公司|LLC|Limited Liability Company|有限责任公司',
    'JT|{} Group Co., Ltd.|{}集团有限公司|STE|Group Company|集团有限公司',
  ],
  CO: [
    'SA|{} S.A.||JSC|Corporation|Sociedad Anónima',
    'SAS|{} S.A.S.||LLC|Simplified Joint-Stock Company|Sociedad por Acciones Simplificada',
  ],
  CZ: [
    'AS|{} a.s.||JSC|Joint-Stock Company|Akciová společnost',
    'SRO|{} s.r.o.||LLC|Limited Liability Company|Společnost s ručením omezeným',
    'SP|{} s.p.||STE|State Enterprise|Státní podnik',
  ],
  DE: [
    'AG|{} AG||JSC|Stock Corporation|Aktiengesellschaft',
    'GMBH|{} GmbH||LLC|Limited Liability Company|Gesellschaft mit beschränkter Haftung',
    'KG|{} GmbH & Co. KG||LP|Limited Partnership|Kommanditgesellschaft',
  ],
  DK: ['AS|{} A/S||JSC|Public Limited Company|Aktieselskab', 'APS|{} ApS||LLC|Private Limited Company|Anpartsselskab'],
  EC: ['SA|{} S.A.||JSC|Corporation|Sociedad Anónima', 'CL|{} C.L.||LLC|Limited Liability Company|Compañía Limitada'],
  EE: ['AS|{} AS||JSC|Public Limited Company|Aktsiaselts', 'OU|{} OÜ||LLC|Private Limited Company|Osaühing'],
  EG: [
    'SAE|{} S.A.E.|{} ش.م.م|JSC|Joint Stock Company|شركة مساهمة مصرية',
    'LLC|{} LLC|{} ذ.م.م|LLC|Limited Liability Company|شركة ذات مسؤولية محدودة',
  ],
  ES: [
    'SA|{} S.A.||JSC|Public Limited Company|Sociedad Anónima',
    'SL|{} S.L.||LLC|Limited Liability Company|Sociedad Limitada',
    'SCOOP|{} S. Coop.||COOP|Cooperative|Sociedad Cooperativa',
  ],
  FI: ['OYJ|{} Oyj||PLC|Public Limited Company|Julkinen osakeyhtiö', 'OY|{} Oy||LLC|Limited Company|Osakeyhtiö'],
  FR: [
    'SA|{} SA||JSC|Public Limited Company|Société anonyme',
    'SAS|{} SAS||LLC|Simplified Joint-Stock Company|Société par actions simplifiée',
    'SARL|{} SARL||LLC|Limited Liability Company|Société à responsabilité limitée',
  ],
  GB: [
    'PLC|{} plc||PLC|Public Limited Company|Public Limited Company',
    'LTD|{} Ltd||LLC|Private Limited Company|Private Limited Company',
    'LLP|{} LLP||LP|Limited Liability Partnership|Limited Liability Partnership',
  ],
  GE: [
    'JSC|{} JSC||JSC|Joint-Stock Company|სააქციო საზოგადოება',
    'LLC|{} LLC||LLC|Limited Liability Company|შეზღუდული პასუხისმგებლობის საზოგადოება',
  ],
  GH: [
    'PLC|{} PLC||PLC|Public Limited Company|Public Limited Company',
    'LTD|{} Ltd||LLC|Limited Company|Limited Company',
  ],
  GR: [
    'AE|{} S.A.|{} Α.Ε.|JSC|Public Limited Company|Ανώνυμη Εταιρεία',
    'EPE|{} Ltd.|{} Ε.Π.Ε.|LLC|Limited Liability Company|Εταιρεία Περιορισμένης Ευθύνης',
    'IKE|{} P.C.|{} Ι.Κ.Ε.|LLC|Private Company|Ιδιωτική Κεφαλαιουχική Εταιρεία',
  ],
  HK: [
    'LTD|{} Limited|{}有限公司|LLC|Private Limited Company|有限公司',
    'HLD|{} Holdings Limited|{}控股有限公司|PLC|Public Limited Company|公眾有限公司',
  ],
  HR: [
    'DD|{} d.d.||JSC|Joint-Stock Company|Dioničko društvo',
    'DOO|{} d.o.o.||LLC|Limited Liability Company|Društvo s ograničenom odgovornošću',
  ],
  HU: [
    'NYRT|{} Nyrt.||PLC|Public Limited Company|Nyilvánosan működő részvénytársaság',
    'KFT|{} Kft.||LLC|Limited Liability Company|Korlátolt felelősségű társaság',
    'ZRT|{} Zrt.||JSC|Private Limited Company|Zártkörűen működő részvénytársaság',
  ],
  ID: [
    'TBK|PT {} Tbk||JSC|Public Limited Company|Perseroan Terbuka',
    'PT|PT {}||LLC|Limited Liability Company|Perseroan Terbatas',
  ],
  IE: [
    'PLC|{} plc||PLC|Public Limited Company|Public Limited Company',
    'LTD|{} Limited||LLC|Private Company Limited by Shares|Private Company Limited by Shares',
  ],
  IL: ['LTD|{} Ltd.||LLC|Limited Company|חברה בערבון מוגבל'],
  IN: [
    'LTD|{} Limited||PLC|Public Limited Company|Public Limited Company',
    'PVT|{} Private Limited||LLC|Private Limited Company|Private Limited Company',
    'LLP|{} LLP||LP|Limited Liability Partnership|Limited Liability Partnership',
  ],
  IT: [
    'SPA|{} S.p.A.||JSC|Joint-Stock Company|Società per Azioni',
    'SRL|{} S.r.l.||LLC|Limited Liability Company|Società a responsabilità limitata',
  ],
  JO: [
    'PSC|{} PSC|{} م.ع.م|JSC|Public Shareholding Company|شركة مساهمة عامة',
    'LLC|{} LLC|{} ذ.م.م|LLC|Limited Liability Company|شركة ذات مسؤولية محدودة',
  ],
  JP: [
    'KK|{} Co., Ltd.|{}株式会社|JSC|Stock Company|株式会社',
    'GK|{} G.K.|合同会社{}|LLC|Limited Liability Company|合同会社',
  ],
  KE: [
    'PLC|{} PLC||PLC|Public Limited Company|Public Limited Company',
    'LTD|{} Ltd||LLC|Private Limited Company|Private Limited Company',
  ],
  KR: ['CH|{} Co., Ltd.|주식회사 {}|JSC|Stock Company|주식회사', 'YH|{} LLC|유한회사 {}|LLC|Limited Company|유한회사'],
  KW: [
    'KSC|{} K.S.C.|{} ش.م.ك|JSC|Shareholding Company|شركة مساهمة كويتية',
    'WLL|{} W.L.L.|{} ذ.م.م|LLC|Limited Liability Company|شركة ذات مسؤولية محدودة',
  ],
  KZ: [
    'AO|{} JSC|АО «{}»|JSC|Joint-Stock Company|Акционерное общество',
    'TOO|{} LLP|ТОО «{}»|LLC|Limited Liability Partnership|Товарищество с ограниченной ответственностью',
  ],
  LK: [
    'PLC|{} PLC||PLC|Public Limited Company|Public Limited Company',
    'PVT|{} (Pvt) Ltd||LLC|Private Limited Company|Private Limited Company',
  ],
  LT: [
    'AB|AB {}||JSC|Public Limited Company|Akcinė bendrovė',
    'UAB|UAB {}||LLC|Private Limited Company|Uždaroji akcinė bendrovė',
  ],
  LV: [
    'AS|AS {}||JSC|Joint-Stock Company|Akciju sabiedrība',
    'SIA|SIA {}||LLC|Limited Liability Company|Sabiedrība ar ierobežotu atbildību',
  ],
  MA: [
    'SA|{} S.A.||JSC|Public Limited Company|Société anonyme',
    'SARL|{} SARL||LLC|Limited Liability Company|Société à responsabilité limitée',
  ],
  MX: [
    'SAB|{} S.A.B. de C.V.||PLC|Listed Corporation|Sociedad Anónima Bursátil',
    'SACV|{} S.A. de C.V.||JSC|Corporation of Variable Capital|Sociedad Anónima de Capital Variable',
    'SRL|{} S. de R.L.||LLC|Limited Liability Company|Sociedad de Responsabilidad Limitada',
  ],
  MY: [
    'BHD|{} Berhad||PLC|Public Limited Company|Berhad',
    'SB|{} Sdn. Bhd.||LLC|Private Limited Company|Sendirian Berhad',
  ],
  NG: [
    'PLC|{} Plc||PLC|Public Limited Company|Public Limited Company',
    'LTD|{} Limited||LLC|Private Limited Company|Private Limited Company',
  ],
  NL: [
    'NV|{} N.V.||JSC|Public Limited Company|Naamloze Vennootschap',
    'BV|{} B.V.||LLC|Private Limited Company|Besloten Vennootschap',
    'COOP|Coöperatie {} U.A.||COOP|Cooperative|Coöperatie',
  ],
  NO: ['ASA|{} ASA||PLC|Public Limited Company|Allmennaksjeselskap', 'AS|{} AS||LLC|Limited Company|Aksjeselskap'],
  NZ: ['LTD|{} Limited||LLC|Limited Company|Limited Company'],
  PE: [
    'SAA|{} S.A.A.||PLC|Open Corporation|Sociedad Anónima Abierta',
    'SAC|{} S.A.C.||JSC|Closed Corporation|Sociedad Anónima Cerrada',
    'SRL|{} S.R.L.||LLC|Limited Liability Company|Sociedad de Responsabilidad Limitada',
  ],
  PH: [
    'CORP|{} Corporation||JSC|Stock Corporation|Stock Corporation',
    'INC|{}, Inc.||LLC|Stock Corporation (Private)|Stock Corporation',
  ],
  PK: [
    'LTD|{} Limited||PLC|Public Limited Company|Public Limited Company',
    'PVT|{} (Private) Limited||LLC|Private Limited Company|Private Limited Company',
  ],
  PL: [
    'SA|{} S.A.||JSC|Joint-Stock Company|Spółka Akcyjna',
    'SPZOO|{} Sp. z o.o.||LLC|Limited Liability Company|Spółka z ograniczoną odpowiedzialnością',
    'SPK|{} Sp.k.||LP|Limited Partnership|Spółka komandytowa',
  ],
  PT: [
    'SA|{}, S.A.||JSC|Public Limited Company|Sociedade Anónima',
    'LDA|{}, Lda.||LLC|Private Limited Company|Sociedade por Quotas',
  ],
  QA: [
    'QPSC|{} Q.P.S.C.|{} ش.م.ع.ق|JSC|Public Shareholding Company|شركة مساهمة عامة قطرية',
    'WLL|{} W.L.L.|{} ذ.م.م|LLC|Limited Liability Company|شركة ذات مسؤولية محدودة',
  ],
  RO: [
    'SA|{} S.A.||JSC|Joint-Stock Company|Societate pe acțiuni',
    'SRL|{} S.R.L.||LLC|Limited Liability Company|Societate cu răspundere limitată',
  ],
  RS: [
    'AD|{} a.d.|{} а.д.|JSC|Joint-Stock Company|Акционарско друштво',
    'DOO|{} d.o.o.|{} д.о.о.|LLC|Limited Liability Company|Друштво са ограниченом одговорношћу',
  ],
  RU: [
    'PAO|{} PJSC|ПАО «{}»|PLC|Public Joint-Stock Company|Публичное акционерное общество',
    'OOO|{} LLC|ООО «{}»|LLC|Limited Liability Company|Общество с ограниченной ответственностью',
    'AO|{} JSC|АО «{}»|JSC|Joint-Stock Company|Акционерное общество',
  ],
  SA: [
    'SJSC|{} Company|شركة {}|JSC|Joint Stock Company|شركة مساهمة سعودية',
    'LLC|{} LLC|شركة {} ذ.م.م|LLC|Limited Liability Company|شركة ذات مسؤولية محدودة',
  ],
  SE: ['PUBL|{} AB (publ)||PLC|Public Limited Company|Publikt aktiebolag', 'AB|{} AB||LLC|Limited Company|Aktiebolag'],
  SG: [
    'LTD|{} Ltd.||PLC|Public Limited Company|Public Company Limited by Shares',
    'PTE|{} Pte. Ltd.||LLC|Private Limited Company|Private Company Limited by Shares',
  ],
  SI: [
    'DD|{} d.d.||JSC|Joint-Stock Company|Delniška družba',
    'DOO|{} d.o.o.||LLC|Limited Liability Company|Družba z omejeno odgovornostjo',
  ],
  SK: [
    'AS|{} a.s.||JSC|Joint-Stock Company|Akciová spoločnosť',
    'SRO|{} s.r.o.||LLC|Limited Liability Company|Spoločnosť s ručením obmedzeným',
  ],
  TH: [
    'PCL|{} Public Company Limited|บริษัท {} จำกัด (มหาชน)|PLC|Public Limited Company|บริษัทมหาชนจำกัด',
    'CO|{} Co., Ltd.|บริษัท {} จำกัด|LLC|Limited Company|บริษัทจำกัด',
  ],
  TN: [
    'SA|{} S.A.||JSC|Public Limited Company|Société anonyme',
    'SARL|{} SARL||LLC|Limited Liability Company|Société à responsabilité limitée',
  ],
  TR: [
    'AS|{} A.Ş.||JSC|Joint-Stock Company|Anonim Şirket',
    'LTD|{} Ltd. Şti.||LLC|Limited Liability Company|Limited Şirket',
  ],
  TW: [
    'GF|{} Co., Ltd.|{}股份有限公司|JSC|Company Limited by Shares|股份有限公司',
    'YX|{} Ltd.|{}有限公司|LLC|Limited Company|有限公司',
  ],
  UA: [
    'PAT|{} PJSC|ПАТ «{}»|JSC|Public Joint-Stock Company|Публічне акціонерне товариство',
    'TOV|{} LLC|ТОВ «{}»|LLC|Limited Liability Company|Товариство з обмеженою відповідальністю',
    'DP|{} SE|ДП «{}»|STE|State Enterprise|Державне підприємство',
  ],
  US: [
    'INC|{}, Inc.||JSC|Corporation|Corporation',
    'LLC|{} LLC||LLC|Limited Liability Company|Limited Liability Company',
    'CORP|{} Corporation||JSC|Corporation|Corporation',
    'LP|{}, L.P.||LP|Limited Partnership|Limited Partnership',
  ],
  UY: [
    'SA|{} S.A.||JSC|Corporation|Sociedad Anónima',
    'SRL|{} S.R.L.||LLC|Limited Liability Company|Sociedad de Responsabilidad Limitada',
  ],
  VN: [
    'CTCP|{} JSC|Công ty Cổ phần {}|JSC|Joint-Stock Company|Công ty cổ phần',
    'TNHH|{} Co., Ltd.|Công ty TNHH {}|LLC|Limited Liability Company|Công ty trách nhiệm hữu hạn',
  ],
  ZA: ['LTD|{} Limited||PLC|Public Company|Public Company', 'PTY|{} (Pty) Ltd||LLC|Private Company|Private Company'],
}
