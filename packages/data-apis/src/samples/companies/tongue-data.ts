/** The words of companies and the names of people in one tongue: each in Latin letters, with `=` its local spelling. */
export interface TongueRow {
  /** Words of business in the order of `wordKeys`; the tongue `en` when left out. */
  words?: string
  /** What companies are called after, besides family names. */
  roots: string
  /** Second halves that make more roots of the first ones: Hua + xing. */
  endings?: string
  family: string
  given: string
  /** How root and word stand together in Latin letters and in the local script; '{root} {word}' when left out. */
  latin?: string
  local?: string
  /** Whether the family name comes first. */
  familyFirst?: boolean
}

/** Fields of business that a company is named after. */
export const wordKeys = (
  'agro timber paper mining oil power food drinks textile chemicals pharma plastics cement steel machinery electronics ' +
  'auto furniture construction trading retail logistics shipping telecom software media bank insurance capital ' +
  'realestate consulting health hotels education holding'
).split(' ')

export const tongueRows: Record<string, TongueRow> = {
  en: {
    words:
      'Farms,Timber,Paper,Mining,Petroleum,Power,Foods,Beverages,Textiles,Chemicals,Pharmaceuticals,Plastics,Cement,Steel,Machinery,Electronics,Automotive,Furniture,Construction,Trading,Stores,Logistics,Shipping,Telecom,Software,Media,Bank,Insurance,Capital,Properties,Consulting,Healthcare,Hotels,Education,Holdings',
    roots:
      'Summit,Granite,Northfield,Riverside,Beacon,Cascade,Pinnacle,Evergreen,Harbor,Keystone,Liberty,Meridian,Patriot,Redwood,Silverline,Sterling,Westbridge,Oakmont,Lakeland,Ironwood,Bluewater,Crestview,Highland,Kingsway,Stonegate,Windermere,Ashford,Brookfield,Clearwater,Eastgate,Fairmont,Glenwood,Heritage,Jubilee,Langford,Maplewood,Newbury,Orchard,Prairie,Regent,Southport,Thornbury,Union,Vanguard,Waverley,Arrowhead,Copperfield,Delta,Frontier,Hillcrest',
    family:
      'Smith,Johnson,Brown,Taylor,Wilson,Clark,Walker,Hall,Wright,Green,Baker,Adams,Carter,Mitchell,Turner,Parker,Collins,Edwards,Morgan,Cooper,Bennett,Hughes,Foster,Barnes,Fisher,Palmer,Chapman,Webb,Hunter,Porter',
    given:
      'James,Mary,Robert,Patricia,John,Jennifer,Michael,Linda,David,Elizabeth,William,Barbara,Richard,Susan,Thomas,Karen,Daniel,Nancy,Andrew,Emily,Mark,Laura,Stephen,Rachel',
  },
  in: {
    roots:
      'Himalaya,Ganga,Surya,Lakshmi,Shakti,Deccan,Malabar,Konkan,Narmada,Indus,Ashoka,Vijaya,Ananda,Kaveri,Nilgiri,Sagar,Maruti,Jyoti,Prakash,Vindhya,Mahavir,Arihant,Godavari,Rajputana,Bharat,Swastik,Krishna,Chandra,Meghna,Padma',
    family:
      'Sharma,Patel,Gupta,Reddy,Singh,Kumar,Iyer,Mehta,Agarwal,Joshi,Nair,Rao,Desai,Chopra,Kapoor,Malhotra,Banerjee,Bose,Verma,Shah,Khan,Rahman,Perera,Ahmed',
    given:
      'Rajesh,Priya,Amit,Sunita,Vikram,Anita,Sanjay,Kavita,Arjun,Deepa,Rahul,Meera,Suresh,Lakshmi,Anil,Pooja,Ravi,Neha,Manoj,Shanti',
  },
  de: {
    words:
      'Agrar,Holz,Papier,Bergbau,Mineralöl,Energie,Lebensmittel,Getränke,Textil,Chemie,Pharma,Kunststoffe,Zement,Stahl,Maschinenbau,Elektronik,Fahrzeugtechnik,Möbel,Bau,Handel,Warenhaus,Logistik,Reederei,Telekom,Software,Medien,Bank,Versicherung,Beteiligungen,Immobilien,Unternehmensberatung,Kliniken,Hotels,Bildung,Holding',
    roots:
      'Rhein,Alpen,Nord,Hansa,Bavaria,Elbe,Donau,Schwarzwald,Isar,Neckar,Weser,Saxonia,Westfalia,Märkische,Havel,Bodensee,Eifel,Spessart,Taunus,Harzer,Spree,Süd,Main,Tirol,Helvetia,Austria',
    family:
      'Müller,Schmidt,Schneider,Fischer,Weber,Meyer,Wagner,Becker,Hoffmann,Schäfer,Koch,Bauer,Richter,Klein,Wolf,Schröder,Neumann,Schwarz,Zimmermann,Braun,Krüger,Hartmann,Lange,Werner,Krause,Lehmann,Huber,Vogel,Keller,Frank,Berger,Winkler',
    given:
      'Thomas,Sabine,Michael,Andrea,Stefan,Claudia,Andreas,Susanne,Markus,Petra,Christian,Monika,Jürgen,Birgit,Klaus,Heike,Matthias,Anja,Wolfgang,Katrin',
  },
  fr: {
    words:
      'Agricole,Bois,Papeteries,Mines,Pétrole,Énergie,Alimentaire,Boissons,Textiles,Chimie,Pharma,Plastiques,Ciments,Aciers,Mécanique,Électronique,Automobile,Mobilier,Construction,Négoce,Distribution,Logistique,Maritime,Télécom,Logiciels,Médias,Banque,Assurances,Capital,Immobilier,Conseil,Santé,Hôtels,Formation,Participations',
    roots:
      'Atlantique,Provence,Armor,Lorraine,Garonne,Rhône,Savoie,Picardie,Artois,Azur,Bourgogne,Champagne,Dauphiné,Jura,Loire,Méditerranée,Normandie,Océane,Pyrénées,Touraine,Vosges,Atlas,Maghreb,Sahel',
    family:
      'Martin,Bernard,Dubois,Laurent,Moreau,Lefebvre,Roux,Fournier,Girard,Mercier,Blanc,Garnier,Faure,Rousseau,Chevalier,Lambert,Bonnet,Fontaine,Marchand,Renard,Benali,Haddad,Mansouri,Cherif',
    given:
      'Jean,Marie,Pierre,Nathalie,Philippe,Isabelle,Nicolas,Sophie,Laurent,Catherine,François,Valérie,Olivier,Claire,Karim,Leïla,Youssef,Samira',
    latin: '{word} {root}',
  },
  es: {
    words:
      'Agrícola,Maderas,Papelera,Minera,Petróleos,Energía,Alimentos,Bebidas,Textiles,Química,Farmacéutica,Plásticos,Cementos,Aceros,Maquinaria,Electrónica,Automotriz,Muebles,Constructora,Comercial,Tiendas,Logística,Naviera,Telecomunicaciones,Software,Medios,Banco,Seguros,Inversiones,Inmobiliaria,Consultores,Salud,Hoteles,Educación,Grupo',
    roots:
      'Aconcagua,Andina,Pacífico,Atlántico,del Norte,del Sur,San Martín,Santa Clara,Los Álamos,El Roble,La Pampa,Monte Alto,Cordillera,Mirador,Bahía Blanca,Tres Ríos,Alborada,Nueva España,Cóndor,Quetzal,Jaguar,Azteca,Inca,Aurora,Esmeralda,Horizonte,Imperial,Libertad,Maya,Nevada,Oriente,Patagonia,Real,Sierra Verde,Tierra Firme,Ultramar',
    family:
      'García,Rodríguez,Martínez,López,González,Hernández,Pérez,Sánchez,Ramírez,Torres,Flores,Rivera,Gómez,Díaz,Morales,Ortiz,Castillo,Vargas,Mendoza,Rojas,Navarro,Domínguez,Herrera,Medina,Aguilar,Vega',
    given:
      'José,María,Juan,Carmen,Luis,Ana,Carlos,Laura,Jorge,Patricia,Miguel,Rosa,Francisco,Elena,Alejandro,Lucía,Fernando,Gabriela,Ricardo,Isabel',
    latin: '{word} {root}',
  },
  it: {
    words:
      'Agricola,Legnami,Cartiere,Mineraria,Petroli,Energia,Alimentari,Bevande,Tessile,Chimica,Farmaceutici,Plastica,Cementi,Acciai,Meccanica,Elettronica,Auto,Mobili,Costruzioni,Commerciale,Magazzini,Logistica,Navigazione,Telecomunicazioni,Software,Editoriale,Banca,Assicurazioni,Finanziaria,Immobiliare,Consulenza,Cliniche,Alberghi,Formazione,Holding',
    roots:
      'Adriatica,Padana,Lombarda,Toscana,Veneta,Tirrena,Alpina,Emiliana,Ligure,Romana,Vesuvio,Etna,Dolomiti,San Marco,Aurora,Aurelia,Ambrosiana,Partenope,Subalpina,Valtellina',
    family:
      'Rossi,Russo,Ferrari,Esposito,Bianchi,Romano,Colombo,Ricci,Marino,Greco,Bruno,Gallo,Conti,De Luca,Costa,Giordano,Mancini,Rizzo,Lombardi,Moretti',
    given:
      'Marco,Giulia,Giuseppe,Francesca,Andrea,Chiara,Luca,Paola,Roberto,Elena,Stefano,Silvia,Alessandro,Anna,Paolo,Laura',
    latin: '{word} {root}',
  },
  pt: {
    words:
      'Agropecuária,Madeiras,Papel,Mineração,Petróleo,Energia,Alimentos,Bebidas,Têxtil,Química,Farmacêutica,Plásticos,Cimentos,Siderúrgica,Máquinas,Eletrônica,Automotiva,Móveis,Construtora,Comercial,Lojas,Logística,Navegação,Telecom,Software,Mídia,Banco,Seguros,Participações,Imobiliária,Consultoria,Saúde,Hotéis,Educação,Holding',
    roots:
      'Ipiranga,Amazônia,Guanabara,Paulista,Mineira,Pantanal,Iguaçu,Atlântica,Cruzeiro,Bandeirantes,Tietê,Carioca,Serra Azul,Bela Vista,São Jorge,Santa Rita,Três Irmãos,Aliança,Nova Era,Lusitana,Tejo,Douro,Minho,Alentejo,Aurora,Ibérica',
    family:
      'Silva,Santos,Oliveira,Souza,Pereira,Costa,Rodrigues,Almeida,Nascimento,Lima,Araújo,Fernandes,Carvalho,Gomes,Martins,Rocha,Ribeiro,Barbosa,Cardoso,Teixeira,Moreira,Correia',
    given:
      'João,Ana,José,Maria,Pedro,Juliana,Carlos,Fernanda,Paulo,Patrícia,Lucas,Beatriz,Marcos,Camila,Rafael,Mariana,Rui,Teresa',
    latin: '{word} {root}',
  },
  pl: {
    words:
      'Agro,Drewno,Papier,Górnictwo,Paliwa,Energia,Spożywczy,Napoje,Tekstylia,Chemia,Farma,Plastik,Cement,Stal,Maszyny,Elektronika,Motoryzacja,Meble,Budownictwo,Handel,Market,Logistyka,Żegluga,Telekom,Oprogramowanie,Media,Bank,Ubezpieczenia,Kapitał,Nieruchomości,Doradztwo,Zdrowie,Hotele,Edukacja,Holding',
    roots:
      'Wisła,Tatry,Bałtyk,Mazur,Silesia,Polonia,Odra,Warta,Bieszczady,Pomorze,Karpaty,Lech,Piast,Jagiellon,Orzeł,Sudety,Podlasie,Kujawy,Roztocze,Sarmacja',
    family:
      'Nowak,Kowalski,Wiśniewski,Wójcik,Kamiński,Lewandowski,Zieliński,Szymański,Woźniak,Dąbrowski,Kozłowski,Jankowski,Mazur,Krawczyk,Piotrowski,Grabowski,Pawłowski,Michalski,Król,Wieczorek',
    given:
      'Piotr,Anna,Krzysztof,Katarzyna,Andrzej,Małgorzata,Tomasz,Agnieszka,Paweł,Barbara,Marcin,Ewa,Michał,Joanna,Jan,Magdalena',
  },
  cs: {
    words:
      'Agro,Dřevo,Papír,Doly,Petrol,Energie,Potraviny,Nápoje,Textil,Chemie,Pharma,Plasty,Cement,Ocel,Strojírny,Elektro,Auto,Nábytek,Stavby,Obchod,Market,Logistika,Plavba,Telekom,Software,Media,Banka,Pojišťovna,Kapitál,Reality,Consulting,Zdraví,Hotely,Vzdělávání,Holding',
    roots:
      'Morava,Vltava,Bohemia,Tatra,Beskydy,Dunaj,Labe,Krkonoše,Šumava,Slavia,Sokol,Karpaty,Hron,Vihorlat,Praděd,Ostrov,Říp,Polana',
    family:
      'Novák,Svoboda,Novotný,Dvořák,Černý,Procházka,Kučera,Veselý,Horák,Němec,Pokorný,Marek,Hájek,Jelínek,Král,Růžička,Beneš,Fiala,Kováč,Horváth,Varga,Tóth',
    given: 'Jan,Jana,Petr,Eva,Jiří,Hana,Pavel,Lenka,Martin,Kateřina,Tomáš,Lucie,Jozef,Zuzana,Peter,Mária',
  },
  hr: {
    roots:
      'Adria,Sava,Drava,Velebit,Dalmacija,Istra,Slavonija,Triglav,Kras,Zagorje,Jadran,Neretva,Soča,Medvednica,Kvarner,Pohorje',
    family:
      'Horvat,Kovačević,Babić,Marić,Jurić,Novak,Kovačić,Knežević,Vuković,Marković,Petrović,Matić,Tomić,Kovač,Pavlović,Božić,Krajnc,Zupančič,Potočnik',
    given: 'Ivan,Marija,Marko,Ana,Josip,Ivana,Luka,Petra,Tomislav,Maja,Matej,Nina,Andrej,Mojca',
  },
  hu: {
    words:
      'Agrár,Faipar,Papír,Bánya,Olaj,Energia,Élelmiszer,Italgyár,Textil,Vegyipar,Gyógyszer,Műanyag,Cement,Acél,Gépgyár,Elektronika,Autó,Bútor,Építő,Kereskedelmi,Áruház,Logisztika,Hajózás,Telekom,Szoftver,Média,Bank,Biztosító,Tőke,Ingatlan,Tanácsadó,Egészség,Szállodák,Oktatás,Holding',
    roots:
      'Duna,Tisza,Pannon,Balaton,Hungária,Alföld,Bakony,Mátra,Dráva,Hortobágy,Savaria,Bükk,Kárpát,Zala,Rába,Vértes',
    family:
      'Nagy,Kovács,Tóth,Szabó,Horváth,Varga,Kiss,Molnár,Németh,Farkas,Balogh,Papp,Takács,Juhász,Lakatos,Mészáros,Simon,Fekete',
    given: 'László,Mária,István,Erzsébet,József,Katalin,János,Ilona,Zoltán,Éva,Sándor,Anna,Gábor,Zsuzsanna',
    familyFirst: true,
  },
  ro: {
    words:
      'Agro,Lemn,Hârtie,Minerit,Petrol,Energie,Alimentar,Băuturi,Textile,Chimica,Farma,Plast,Ciment,Oțel,Utilaje,Electronica,Auto,Mobila,Construct,Comerț,Magazin,Logistic,Naval,Telecom,Software,Media,Banca,Asigurări,Capital,Imobiliare,Consulting,Sănătate,Hoteluri,Educație,Holding',
    roots:
      'Carpați,Dunărea,Transilvania,Moldova,Dacia,Banat,Oltenia,Mureș,Bucegi,Prahova,Delta,Argeș,Bistrița,Olimp,Traian,Decebal,Maramureș,Unirea',
    family:
      'Popescu,Ionescu,Popa,Radu,Dumitru,Stan,Stoica,Gheorghe,Matei,Ciobanu,Rusu,Munteanu,Dinu,Constantin,Florea,Marin,Nistor,Sandu',
    given: 'Andrei,Maria,Alexandru,Elena,Mihai,Ioana,Ion,Ana,Cristian,Andreea,Gabriel,Daniela,Vasile,Simona',
  },
  tr: {
    words:
      'Tarım,Orman,Kağıt,Maden,Petrol,Enerji,Gıda,İçecek,Tekstil,Kimya,İlaç,Plastik,Çimento,Çelik,Makina,Elektronik,Otomotiv,Mobilya,İnşaat,Ticaret,Mağazacılık,Lojistik,Denizcilik,Telekom,Yazılım,Medya,Bank,Sigorta,Yatırım,Gayrimenkul,Danışmanlık,Sağlık,Otelcilik,Eğitim,Holding',
    roots:
      'Anadolu,Ege,Marmara,Toros,Boğaziçi,Akdeniz,Karadeniz,Trakya,Kapadokya,Uludağ,Fırat,Dicle,Selçuk,Hitit,Ankara,Yıldız,Güneş,Doğan,Ayyıldız,Zirve,Bereket,Ulus',
    family:
      'Yılmaz,Kaya,Demir,Çelik,Şahin,Yıldız,Yıldırım,Öztürk,Aydın,Özdemir,Arslan,Doğan,Kılıç,Aslan,Çetin,Kara,Koç,Kurt,Özkan,Şimşek',
    given: 'Mehmet,Fatma,Mustafa,Ayşe,Ahmet,Emine,Ali,Hatice,Hüseyin,Zeynep,Murat,Elif,Emre,Selin,Burak,Derya',
  },
  id: {
    words:
      'Agro,Kayu,Kertas,Tambang,Minyak,Energi,Pangan,Minuman,Tekstil,Kimia,Farma,Plastik,Semen,Baja,Mesin,Elektronik,Otomotif,Mebel,Konstruksi,Niaga,Ritel,Logistik,Pelayaran,Telekomunikasi,Teknologi,Media,Bank,Asuransi,Investama,Properti,Konsultan,Medika,Hotel,Edukasi,Holding',
    roots:
      'Nusantara,Garuda,Sinar,Bintang,Merapi,Mahakam,Borneo,Surya,Mandiri,Jaya,Maju,Sentosa,Bumi,Samudra,Cakra,Dharma,Indah,Kencana,Lestari,Makmur,Prima,Rajawali,Sumber,Tirta,Wijaya',
    endings: ' Abadi, Sejahtera, Utama, Karya, Persada',
    family:
      'Wijaya,Santoso,Hidayat,Kusuma,Setiawan,Gunawan,Susanto,Hartono,Pratama,Saputra,Nugroho,Lestari,Halim,Tanuwijaya,Siregar,Nasution',
    given: 'Budi,Siti,Agus,Dewi,Andi,Sri,Hendra,Rina,Bambang,Maya,Rudi,Putri,Eko,Indah',
  },
  ms: {
    roots:
      'Kinabalu,Selat,Perdana,Bunga Raya,Wawasan,Seri,Merdeka,Pahang,Langkawi,Titiwangsa,Rimba,Mutiara,Gemilang,Bestari,Damai,Utara,Timur',
    family: 'Tan,Lim,Lee,Abdullah,Ismail,Rahman,Wong,Ibrahim,Hassan,Ng,Chong,Ahmad,Yusof,Krishnan,Subramaniam,Ong',
    given: 'Ahmad,Siti,Wei Ming,Nurul,Mohd Faizal,Mei Ling,Azman,Aisha,Kok Leong,Rosmah,Ravi,Farah,Chee Keong,Hui Min',
    familyFirst: true,
  },
  ph: {
    roots:
      'Luzon,Visayas,Mindanao,Manila Bay,Mayon,Sampaguita,Katipunan,Bayani,Maharlika,Palawan,Apo,Narra,Filipinas,Pacific Star,Cordillera',
    family:
      'Reyes,Santos,Cruz,Bautista,Ocampo,Garcia,Mendoza,Torres,Ramos,Aquino,Villanueva,Castro,Tan,Lim,Sy,Gonzales',
    given: 'Jose,Maria,Antonio,Ana,Ramon,Cristina,Eduardo,Teresa,Roberto,Grace,Manuel,Carmela,Paolo,Angelica',
  },
  sg: {
    roots:
      'Merlion,Straits,Orchid,Raffles,Marina,Sentosa,Temasek,Jurong,Clementi,Lion City,Equator,Harbourfront,Tanjong,Eastern Star',
    family: 'Tan,Lim,Lee,Ng,Wong,Goh,Chua,Koh,Teo,Ang,Yeo,Low,Nair,Menon,Rahman',
    given: 'Wei Jie,Hui Ling,Kah Seng,Mei Yi,Jun Hao,Siew Lan,Boon Kiat,Li Na,Arun,Priya,Faisal,Nurul',
    familyFirst: true,
  },
  nl: {
    words:
      'Agro,Hout,Papier,Mijnbouw,Olie,Energie,Voeding,Dranken,Textiel,Chemie,Farma,Kunststoffen,Cement,Staal,Machinefabriek,Elektronica,Voertuigtechniek,Meubelen,Bouw,Handel,Warenhuizen,Logistiek,Rederij,Telecom,Software,Media,Bank,Verzekeringen,Beleggingen,Vastgoed,Advies,Zorg,Hotels,Onderwijs,Holding',
    roots:
      'Maas,Noordzee,Oranje,Delta,Schelde,Batavia,Brabant,Veluwe,Polder,Vlaanderen,Amstel,IJssel,Zuiderzee,Kempen,Ardennen,Hanze',
    family:
      'de Jong,Jansen,de Vries,van den Berg,Bakker,van Dijk,Visser,Smit,Meijer,de Boer,Mulder,de Groot,Bos,Peeters,Maes,Claes,Willems,Dekker',
    given: 'Jan,Anna,Pieter,Maria,Johan,Els,Willem,Sanne,Bart,Marieke,Tom,Ingrid,Jeroen,Lotte',
  },
  sv: {
    roots:
      'Nordic,Fjord,Viking,Svea,Polar,Baltic,Skandia,Kattegat,Norrland,Jutland,Öresund,Aurora,Fjell,Mälaren,Dalarna,Nordsjø,Arctic,Storebælt',
    family:
      'Andersson,Johansson,Karlsson,Nilsson,Eriksson,Larsen,Hansen,Olsen,Pedersen,Nielsen,Jensen,Lindberg,Lindström,Bergström,Haugen,Solberg,Holm,Dahl',
    given: 'Lars,Anna,Erik,Karin,Anders,Eva,Per,Kristina,Johan,Ingrid,Mikael,Sofie,Magnus,Astrid,Ole,Mette',
  },
  fi: {
    roots: 'Suomi,Saimaa,Lappi,Karjala,Pohjola,Itämeri,Baltika,Kalev,Estonia,Saaremaa,Aalto,Tampere,Häme,Savo',
    family: 'Korhonen,Virtanen,Mäkinen,Nieminen,Mäkelä,Hämäläinen,Laine,Heikkinen,Koskinen,Tamm,Saar,Sepp,Mägi,Kask',
    given: 'Juha,Maria,Timo,Anna,Antti,Tiina,Mikko,Päivi,Matti,Liisa,Andres,Kristi,Jaan,Kadri',
  },
  lt: {
    roots:
      'Baltija,Nemunas,Gintaras,Aukštaitija,Daugava,Latgale,Kurzeme,Žemaitija,Neris,Venta,Gauja,Saulė,Perkūnas,Amber',
    family:
      'Kazlauskas,Petrauskas,Jankauskas,Stankevičius,Butkus,Žukauskas,Bērziņš,Kalniņš,Ozoliņš,Jansons,Liepiņš,Krūmiņš',
    given: 'Jonas,Ona,Vytautas,Rasa,Tomas,Daiva,Jānis,Anna,Andris,Ilze,Māris,Kristīne',
  },
  vi: {
    words:
      'Agriculture=Nông nghiệp,Timber=Gỗ,Paper=Giấy,Minerals=Khoáng sản,Petroleum=Dầu khí,Power=Điện lực,Foods=Thực phẩm,Beverages=Nước giải khát,Textile=Dệt may,Chemicals=Hóa chất,Pharmaceutical=Dược phẩm,Plastics=Nhựa,Cement=Xi măng,Steel=Thép,Machinery=Cơ khí,Electronics=Điện tử,Automobile=Ô tô,Furniture=Nội thất,Construction=Xây dựng,Trading=Thương mại,Retail=Bán lẻ,Logistics=Tiếp vận,Shipping=Vận tải biển,Telecom=Viễn thông,Software=Phần mềm,Media=Truyền thông,Bank=Ngân hàng,Insurance=Bảo hiểm,Investment=Đầu tư,Land=Địa ốc,Consulting=Tư vấn,Medical=Y tế,Hotels=Khách sạn,Education=Giáo dục,Group=Tập đoàn',
    roots:
      'Hoa Sen,Thang Long=Thăng Long,Sai Gon=Sài Gòn,Dong A=Đông Á,Phuong Nam=Phương Nam,Hong Ha=Hồng Hà,Hoang Gia=Hoàng Gia,Thien Long=Thiên Long,Bac Viet=Bắc Việt,Tan Phat=Tân Phát,Minh Duc=Minh Đức,An Phu=An Phú,Truong Son=Trường Sơn,Lac Viet=Lạc Việt,Cuu Long=Cửu Long,Song Hong=Sông Hồng,Hai Au=Hải Âu,Binh Minh=Bình Minh,Dai Duong=Đại Dương,Kim Long,Thanh Cong=Thành Công,Phu My=Phú Mỹ',
    family: 'Nguyen=Nguyễn,Tran=Trần,Le=Lê,Pham=Phạm,Hoang=Hoàng,Phan,Vu=Vũ,Dang=Đặng,Bui=Bùi,Do=Đỗ,Ho=Hồ,Ngo=Ngô',
    given:
      'Van Hung=Văn Hùng,Thi Lan=Thị Lan,Minh Tuan=Minh Tuấn,Thu Ha=Thu Hà,Quoc Anh=Quốc Anh,Ngoc Mai=Ngọc Mai,Duc Thang=Đức Thắng,Thanh Huong=Thanh Hương,Quang Vinh,Kim Oanh,Hai Nam=Hải Nam,Bich Ngoc=Bích Ngọc',
    local: '{word} {root}',
    familyFirst: true,
  },
  ng: {
    roots:
      'Savannah,Niger,Delta,Zuma,Sahara,Golden Coast,Volta,Ashanti,Eko,Oba,Kwara,Benue,Atlantic,Unity,Sunrise,Heritage,Palmgrove,Lagoon',
    family:
      'Okafor,Adeyemi,Balogun,Okonkwo,Bello,Abubakar,Eze,Ogunleye,Mensah,Owusu,Boateng,Asante,Musa,Nwosu,Danjuma,Osei',
    given: 'Chinedu,Amina,Emeka,Ngozi,Tunde,Folake,Kwame,Ama,Ibrahim,Zainab,Kofi,Akosua,Segun,Blessing',
  },
  ke: {
    roots: 'Savanna,Uhuru,Rift Valley,Simba,Tsavo,Mara,Jambo,Harambee,Kilima,Pwani,Nyota,Twiga,Athi,Elgon',
    family: 'Kamau,Otieno,Mwangi,Njoroge,Wanjiru,Ochieng,Kiprop,Mutua,Kariuki,Omondi,Cheruiyot,Maina',
    given: 'James,Grace,Peter,Mary,David,Faith,John,Esther,Samuel,Mercy,Joseph,Jane',
  },
  il: {
    roots:
      'Carmel,Negev,Galil,Sharon,Hermon,Tavor,Arava,Jordan Valley,Orion,Tamar,Gilboa,Shaked,Alon,Kinneret,Eilat,Oren',
    family: 'Cohen,Levi,Mizrahi,Peretz,Biton,Friedman,Katz,Azoulay,Shapiro,Ben-David,Golan,Barak,Shalev,Dayan',
    given: 'David,Noa,Yosef,Tamar,Moshe,Maya,Avi,Shira,Eitan,Yael,Daniel,Michal,Amir,Orly',
  },
  ge: {
    roots:
      'Kartli=ქართლი,Kolkheti=კოლხეთი,Iberia=იბერია,Kavkasia=კავკასია,Tbilisi=თბილისი,Borjomi=ბორჯომი,Kazbegi=ყაზბეგი,Rioni=რიონი,Svaneti=სვანეთი,Kakheti=კახეთი,Mtkvari=მტკვარი,Samegrelo=სამეგრელო',
    family:
      'Beridze=ბერიძე,Kapanadze=კაპანაძე,Gelashvili=გელაშვილი,Maisuradze=მაისურაძე,Giorgadze=გიორგაძე,Lomidze=ლომიძე,Tsiklauri=წიკლაური,Kvaratskhelia=კვარაცხელია',
    given: 'Giorgi=გიორგი,Nino=ნინო,David=დავით,Mariam=მარიამ,Levan=ლევან,Tamar=თამარ,Irakli=ირაკლი,Ana=ანა',
    words:
      'Agro=აგრო,Timber=ხე-ტყე,Paper=ქაღალდი,Mining=სამთო,Petroleum=ნავთობი,Energy=ენერგია,Foods=საკვები,Beverages=სასმელები,Textile=ტექსტილი,Chemicals=ქიმია,Pharma=ფარმა,Plastics=პლასტიკი,Cement=ცემენტი,Steel=ფოლადი,Machinery=მანქანათმშენებლობა,Electronics=ელექტრონიკა,Auto=ავტო,Furniture=ავეჯი,Construction=მშენებლობა,Trading=ვაჭრობა,Market=მარკეტი,Logistics=ლოგისტიკა,Shipping=ნაოსნობა,Telecom=ტელეკომი,Software=სოფტი,Media=მედია,Bank=ბანკი,Insurance=დაზღვევა,Capital=კაპიტალი,Development=დეველოპმენტი,Consulting=კონსალტინგი,Medical=მედი,Hotels=სასტუმროები,Education=განათლება,Group=ჯგუფი',
  },
  bg: {
    words:
      'Agro=Агро,Timber=Тимбър,Paper=Хартия,Mines=Мини,Petrol=Петрол,Energy=Енерджи,Foods=Фуудс,Beverages=Напитки,Tex=Текс,Chem=Хим,Pharma=Фарма,Plast=Пласт,Cement=Цимент,Steel=Стийл,Mash=Маш,Electronics=Електроникс,Auto=Ауто,Mebel=Мебел,Stroy=Строй,Trade=Трейд,Market=Маркет,Logistics=Лоджистикс,Shipping=Шипинг,Telecom=Телеком,Soft=Софт,Media=Медия,Bank=Банк,Insurance=Иншурънс,Capital=Капитал,Properties=Пропъртис,Consult=Консулт,Medical=Медикъл,Hotels=Хотелс,Academy=Академия,Holding=Холдинг',
    roots:
      'Sofia=София,Balkan=Балкан,Rila=Рила,Pirin=Пирин,Trakia=Тракия,Maritsa=Марица,Vitosha=Витоша,Dunav=Дунав,Rhodope=Родопи,Madara=Мадара,Orfey=Орфей,Sredna Gora=Средна гора,Tangra=Тангра,Iskar=Искър,Bulgaria=България,Struma=Струма,Yantra=Янтра,Strandzha=Странджа,Odessos=Одесос,Preslav=Преслав,Serdica=Сердика,Euxin=Евксин,Kamchia=Камчия,Osogovo=Осогово',
    family:
      'Ivanov=Иванов,Georgiev=Георгиев,Dimitrov=Димитров,Petrov=Петров,Nikolov=Николов,Hristov=Христов,Stoyanov=Стоянов,Todorov=Тодоров,Iliev=Илиев,Vasilev=Василев,Atanasov=Атанасов,Angelov=Ангелов,Kolev=Колев,Marinov=Маринов,Popov=Попов,Yordanov=Йорданов',
    given:
      'Georgi=Георги,Ivan=Иван,Dimitar=Димитър,Nikolay=Николай,Petar=Петър,Hristo=Христо,Aleksandar=Александър,Stefan=Стефан,Plamen=Пламен,Kiril=Кирил,Vladimir=Владимир,Boyan=Боян',
  },
  ru: {
    words:
      'agro=агро,les=лес,bumaga=бумага,ruda=руда,neft=нефть,energo=энерго,produkt=продукт,napitki=напитки,tekstil=текстиль,khim=хим,farm=фарм,plast=пласт,tsement=цемент,stal=сталь,mash=маш,elektronika=электроника,avto=авто,mebel=мебель,stroy=строй,torg=торг,market=маркет,logistika=логистика,flot=флот,telekom=телеком,soft=софт,media=медиа,bank=банк,strakh=страх,invest=инвест,nedvizhimost=недвижимость,konsalt=консалт,medika=медика,otel=отель,obrazovanie=образование,holding=холдинг',
    roots:
      'Ural=Урал,Sib=Сиб,Volga=Волга,Severo=Северо,Vostok=Восток,Don=Дон,Yug=Юг,Zapad=Запад,Ros=Рос,Nev=Нев,Oka=Ока,Kama=Кама,Baikal=Байкал,Altai=Алтай,Moskva=Москва,Prom=Пром,Soyuz=Союз,Tekhno=Техно,Global=Глобал,Inter=Интер,Trans=Транс,Stroi=Строй,Steppe=Степь,Alatau=Алатау,Kazakh=Казах,Kaspiy=Каспий',
    endings: ',prom=пром,tsentr=центр,region=регион,tekh=тех',
    family:
      'Ivanov=Иванов,Smirnov=Смирнов,Kuznetsov=Кузнецов,Popov=Попов,Vasiliev=Васильев,Petrov=Петров,Sokolov=Соколов,Mikhailov=Михайлов,Novikov=Новиков,Fedorov=Фёдоров,Morozov=Морозов,Volkov=Волков,Alekseev=Алексеев,Lebedev=Лебедев,Akhmetov=Ахметов,Nurlanov=Нурланов',
    given:
      'Aleksandr=Александр,Sergey=Сергей,Dmitry=Дмитрий,Andrey=Андрей,Aleksey=Алексей,Maksim=Максим,Evgeny=Евгений,Ivan=Иван,Mikhail=Михаил,Nikolay=Николай,Vladimir=Владимир,Pavel=Павел',
    latin: '{root}{word}',
    local: '{root}{word}',
  },
  uk: {
    words:
      'agro=агро,lis=ліс,papir=папір,ruda=руда,nafta=нафта,energo=енерго,produkt=продукт,napoi=напої,tekstyl=текстиль,khim=хім,farm=фарм,plast=пласт,tsement=цемент,stal=сталь,mash=маш,elektronika=електроніка,avto=авто,mebli=меблі,bud=буд,torg=торг,market=маркет,logistyka=логістика,flot=флот,telekom=телеком,soft=софт,media=медіа,bank=банк,strakh=страх,invest=інвест,nerukhomist=нерухомість,konsalt=консалт,medyka=медика,hotel=готель,osvita=освіта,kholdynh=холдинг',
    roots:
      'Ukr=Укр,Dnipro=Дніпро,Karpaty=Карпати,Halychyna=Галичина,Chornomor=Чорномор,Polissia=Полісся,Podillia=Поділля,Desna=Десна,Sich=Січ,Kyiv=Київ,Lviv=Львів,Zakhid=Захід,Skhid=Схід,Step=Степ,Inter=Інтер,Tekhno=Техно,Zoria=Зоря,Volyn=Волинь,Azov=Азов',
    endings: ',prom=пром,tsentr=центр,tekh=тех',
    family:
      'Shevchenko=Шевченко,Kovalenko=Коваленко,Bondarenko=Бондаренко,Tkachenko=Ткаченко,Kravchenko=Кравченко,Oliinyk=Олійник,Shevchuk=Шевчук,Koval=Коваль,Polishchuk=Поліщук,Bondar=Бондар,Tkachuk=Ткачук,Moroz=Мороз,Marchenko=Марченко,Lysenko=Лисенко',
    given:
      'Oleksandr=Олександр,Serhii=Сергій,Volodymyr=Володимир,Andrii=Андрій,Mykola=Микола,Ivan=Іван,Viktor=Віктор,Oleh=Олег,Oksana=Оксана,Olena=Олена,Iryna=Ірина,Nataliia=Наталія',
    latin: '{root}{word}',
    local: '{root}{word}',
  },
  sr: {
    words:
      'Agro=Агро,Drvo=Дрво,Papir=Папир,Rudnici=Рудници,Petrol=Петрол,Energija=Енергија,Hrana=Храна,Napici=Напици,Tekstil=Текстил,Hemija=Хемија,Farma=Фарма,Plast=Пласт,Cement=Цемент,Čelik=Челик,Mašine=Машине,Elektronika=Електроника,Auto=Ауто,Nameštaj=Намештај,Gradnja=Градња,Promet=Промет,Market=Маркет,Logistika=Логистика,Brodar=Бродар,Telekom=Телеком,Softver=Софтвер,Medija=Медија,Banka=Банка,Osiguranje=Осигурање,Kapital=Капитал,Nekretnine=Некретнине,Konsalting=Консалтинг,Medika=Медика,Hoteli=Хотели,Obrazovanje=Образовање,Holding=Холдинг',
    roots:
      'Morava=Морава,Šumadija=Шумадија,Drina=Дрина,Vojvodina=Војводина,Zlatibor=Златибор,Avala=Авала,Timok=Тимок,Kopaonik=Копаоник,Fruška Gora=Фрушка гора,Sava=Сава,Panonija=Панонија,Srem=Срем,Đerdap=Ђердап,Beograd=Београд',
    family:
      'Jovanović=Јовановић,Petrović=Петровић,Nikolić=Николић,Marković=Марковић,Đorđević=Ђорђевић,Stojanović=Стојановић,Ilić=Илић,Stanković=Станковић,Pavlović=Павловић,Milošević=Милошевић,Kostić=Костић,Lazić=Лазић',
    given:
      'Dragan=Драган,Milica=Милица,Milan=Милан,Jelena=Јелена,Nikola=Никола,Ana=Ана,Marko=Марко,Ivana=Ивана,Zoran=Зоран,Marija=Марија,Stefan=Стефан,Jovana=Јована',
  },
  el: {
    words:
      'Agro=Αγροτική,Timber=Ξυλεία,Paper=Χαρτοποιία,Mining=Μεταλλευτική,Petroleum=Πετρέλαια,Energy=Ενεργειακή,Foods=Τρόφιμα,Beverages=Ποτοποιία,Textiles=Κλωστοϋφαντουργία,Chemicals=Χημικά,Pharma=Φαρμακευτική,Plastics=Πλαστικά,Cement=Τσιμέντα,Steel=Χαλυβουργία,Machinery=Μηχανουργική,Electronics=Ηλεκτρονική,Motors=Οχήματα,Furniture=Έπιπλα,Construction=Κατασκευαστική,Trading=Εμπορική,Stores=Καταστήματα,Logistics=Μεταφορική,Shipping=Ναυτιλιακή,Telecom=Τηλεπικοινωνίες,Software=Πληροφορική,Media=Εκδοτική,Bank=Τράπεζα,Insurance=Ασφαλιστική,Capital=Επενδυτική,Properties=Κτηματική,Consulting=Συμβουλευτική,Medical=Ιατρική,Hotels=Ξενοδοχειακή,Education=Εκπαιδευτική,Holdings=Συμμετοχών',
    roots:
      'Attica=Αττική,Aegean=Αιγαίο,Olympus=Όλυμπος,Macedonia=Μακεδονία,Ionian=Ιόνιο,Delphi=Δελφοί,Hellas=Ελλάς,Poseidon=Ποσειδών,Athena=Αθηνά,Hermes=Ερμής,Kronos=Κρόνος,Epirus=Ήπειρος,Thessalia=Θεσσαλία,Apollo=Απόλλων,Parnassos=Παρνασσός,Minos=Μίνως,Knossos=Κνωσός,Helios=Ήλιος,Orion=Ωρίων,Pindos=Πίνδος',
    family:
      'Papadopoulos=Παπαδόπουλος,Georgiou=Γεωργίου,Dimitriou=Δημητρίου,Ioannidis=Ιωαννίδης,Nikolaidis=Νικολαΐδης,Konstantinou=Κωνσταντίνου,Vasileiou=Βασιλείου,Makris=Μακρής,Pappas=Παππάς,Karagiannis=Καραγιάννης,Antoniou=Αντωνίου,Christou=Χρήστου',
    given:
      'Georgios=Γεώργιος,Maria=Μαρία,Ioannis=Ιωάννης,Eleni=Ελένη,Konstantinos=Κωνσταντίνος,Aikaterini=Αικατερίνη,Dimitrios=Δημήτριος,Vasiliki=Βασιλική,Nikolaos=Νικόλαος,Sofia=Σοφία,Panagiotis=Παναγιώτης,Anna=Άννα',
  },
  zh: {
    words:
      'Agriculture=农业,Timber=木业,Paper=纸业,Mining=矿业,Petroleum=石油化工,Power=电力,Foods=食品,Beverages=饮料,Textile=纺织,Chemicals=化工,Pharmaceutical=药业,Plastics=塑料,Cement=水泥,Iron & Steel=钢铁,Machinery=机械,Electronics=电子,Automotive Parts=汽车零部件,Furniture=家具,Construction=建设,Trading=贸易,Department Store=百货,Logistics=物流,Shipping=航运,Telecom=通信,Software=软件,Media=传媒,Bank=银行,Insurance=保险,Investment=投资,Real Estate=置业,Consulting=咨询,Medical=医疗,Hotel Management=酒店管理,Education=教育,Industrial=实业',
    roots:
      'Hua=华,Zhong=中,Dong=东,Xin=新,Heng=恒,Jin=金,Tian=天,Hong=宏,Jia=嘉,Rui=瑞,Yong=永,De=德,Guang=光,Wan=万,Bao=宝,Zheng=正,Shun=顺,Long=隆,Ming=明,An=安',
    endings:
      'xing=兴,sheng=盛,tai=泰,yuan=源,da=达,feng=丰,he=和,tong=通,hai=海,li=利,rui=瑞,cheng=诚,long=龙,hui=辉,yu=宇,kang=康',
    family:
      'Wang=王,Li=李,Zhang=张,Liu=刘,Chen=陈,Yang=杨,Zhao=赵,Huang=黄,Zhou=周,Wu=吴,Xu=徐,Sun=孙,Hu=胡,Zhu=朱,Gao=高,Lin=林,He=何,Guo=郭,Ma=马,Luo=罗',
    given:
      'Wei=伟,Fang=芳,Na=娜,Min=敏,Jing=静,Lei=磊,Jun=军,Yang=洋,Yong=勇,Yan=艳,Jie=杰,Tao=涛,Ming=明,Chao=超,Xiaodong=晓东,Jianguo=建国,Haiyan=海燕,Zhiqiang=志强,Wenbo=文博,Yuting=雨婷,Guohua=国华,Lihong=丽红',
    latin: '{city} {root} {word}',
    local: '{city}{root}{word}',
    familyFirst: true,
  },
  tw: {
    words:
      'Agriculture=農業,Timber=木業,Paper=紙業,Mining=礦業,Petrochemical=石化,Power=電力,Foods=食品,Beverages=飲料,Textile=紡織,Chemicals=化學,Pharmaceutical=製藥,Plastics=塑膠,Cement=水泥,Steel=鋼鐵,Machinery=機械,Electronics=電子,Automotive=汽車,Furniture=家具,Construction=建設,Trading=貿易,Department Store=百貨,Logistics=物流,Shipping=航運,Telecom=電信,Software=軟體,Media=傳媒,Bank=銀行,Insurance=保險,Investment=投資,Land Development=建設開發,Consulting=顧問,Medical=醫療,Hotels=飯店,Education=教育,Industrial=實業',
    roots: 'Tai=台,Hua=華,Yuan=遠,Tung=東,Cheng=正,Chung=中,Hsin=新,Ming=明,Kuo=國,Ta=大,Yung=永,San=三,Wan=萬,Chia=嘉',
    endings: 'sheng=盛,feng=豐,tai=泰,hsing=興,lung=隆,ta=達,yuan=源,yang=陽,ho=和,hsin=鑫',
    family:
      'Chen=陳,Lin=林,Huang=黃,Chang=張,Lee=李,Wang=王,Wu=吳,Liu=劉,Tsai=蔡,Yang=楊,Hsu=許,Cheng=鄭,Hsieh=謝,Kuo=郭',
    given:
      'Chih-ming=志明,Shu-fen=淑芬,Chun-chieh=俊傑,Mei-ling=美玲,Chien-hung=建宏,Ya-ting=雅婷,Chia-hao=家豪,Yi-chun=怡君,Wen-hsiung=文雄,Hsiu-ying=秀英,Cheng-han=承翰,Pei-shan=佩珊',
    local: '{root}{word}',
    familyFirst: true,
  },
  yue: {
    words:
      'Agriculture=農業,Timber=木業,Paper=紙業,Mining=礦業,Petroleum=石油,Power=電力,Foods=食品,Beverages=飲品,Garments=製衣,Chemicals=化工,Pharmaceutical=藥業,Plastics=塑膠,Cement=水泥,Steel=鋼鐵,Engineering=機械工程,Electronics=電子,Motors=汽車,Furniture=傢俬,Construction=建築,Trading=貿易,Stores=百貨,Logistics=物流,Shipping=航運,Telecom=電訊,Software=軟件,Media=傳媒,Bank=銀行,Insurance=保險,Capital=資本,Properties=地產,Consultants=顧問,Medical=醫療,Hotels=酒店,Education=教育,Enterprises=企業',
    roots: 'Wing=永,Kwong=廣,Hang=恒,Shun=信,Wah=華,Tai=大,Yue=裕,Cheung=長,Kam=金,Fook=福,Man=文,Sun=新',
    endings: ' Tat=達, Fung=豐, Hing=興, Shing=盛, Lung=隆, On=安, Lee=利, Yip=業, Wo=和, Tung=通',
    family: 'Chan=陳,Wong=黃,Lee=李,Cheung=張,Lau=劉,Leung=梁,Ho=何,Ng=吳,Lam=林,Kwok=郭,Tsang=曾,Yip=葉',
    given:
      'Chi Ming=志明,Mei Yee=美儀,Kwok Wai=國威,Siu Ling=小玲,Ka Ho=家豪,Wai Man=慧敏,Kin Fai=健輝,Suk Han=淑嫻,Tsz Kin=子健,Wing Yan=詠恩',
    local: '{root}{word}',
    familyFirst: true,
  },
  ja: {
    words:
      'Noen=農園,Lumber=木材,Paper=製紙,Mining=鉱業,Petroleum=石油,Electric Power=電力,Foods=食品,Beverage=飲料,Textile=繊維,Chemical=化学,Pharmaceutical=製薬,Plastics=樹脂,Cement=セメント,Steel=製鋼,Machinery=機械,Electronics=電子,Motor=自動車,Furniture=家具,Construction=建設,Trading=商事,Stores=百貨店,Logistics=物流,Kaiun=海運,Telecom=通信,Systems=システム,Media=出版,Bank=銀行,Insurance=保険,Securities=証券,Real Estate=不動産,Consulting=総研,Medical=メディカル,Hotel=ホテル,Education=学習社,Holdings=ホールディングス',
    roots:
      'Towa=東和,Daiei=大栄,Sanyu=三友,Nichiei=日栄,Kyowa=協和,Meiwa=明和,Taisei=泰成,Hokuto=北斗,Nankai=南海,Fujimi=富士見,Asahigaoka=旭丘,Marui=丸井,Kinki=近畿,Chubu=中部,Setouchi=瀬戸内,Shinko=新興,Showa=昭和,Toyo=東洋,Seiwa=清和,Eiko=栄光,Koyo=光洋,Yamato=大和田,Musashi=武蔵,Shinano=信濃,Echigo=越後,Hokuriku=北陸,Tosan=東山,Nissei=日成,Sakae=栄,Wakaba=若葉',
    family:
      'Sato=佐藤,Suzuki=鈴木,Takahashi=高橋,Tanaka=田中,Ito=伊藤,Watanabe=渡辺,Yamamoto=山本,Nakamura=中村,Kobayashi=小林,Kato=加藤,Yoshida=吉田,Yamada=山田,Sasaki=佐々木,Matsumoto=松本,Inoue=井上,Kimura=木村,Hayashi=林,Shimizu=清水',
    given:
      'Hiroshi=浩,Yuko=裕子,Takashi=隆,Keiko=恵子,Kenji=健二,Naoko=直子,Akira=明,Yumi=由美,Makoto=誠,Kazuko=和子,Daisuke=大輔,Tomoko=智子,Shigeru=茂,Mayumi=真由美',
    local: '{root}{word}',
    familyFirst: true,
  },
  ko: {
    words:
      'Agro=농산,Timber=목재,Paper=제지,Mining=광업,Petroleum=석유,Energy=에너지,Foods=식품,Beverage=음료,Textile=섬유,Chemical=화학,Pharm=제약,Plastics=플라스틱,Cement=시멘트,Steel=철강,Machinery=기계,Electronics=전자,Motors=자동차,Furniture=가구,Construction=건설,Trading=상사,Retail=유통,Logistics=물류,Shipping=해운,Telecom=통신,Soft=소프트,Media=미디어,Bank=은행,Insurance=보험,Investment=투자,Development=개발,Consulting=컨설팅,Medical=메디칼,Hotels=호텔,Education=교육,Holdings=홀딩스',
    roots:
      'Han=한,Dae=대,Dong=동,Sung=성,Shin=신,Woo=우,Tae=태,Kyung=경,Baek=백,Sam=삼,Nam=남,Il=일,Geum=금,Jin=진,Se=세',
    endings: 'sung=성,yang=양,jin=진,il=일,kyung=경,won=원,ah=아,do=도,mi=미,bo=보,han=한,gwang=광',
    family:
      'Kim=김,Lee=이,Park=박,Choi=최,Jung=정,Kang=강,Cho=조,Yoon=윤,Jang=장,Lim=임,Han=한,Oh=오,Seo=서,Shin=신,Kwon=권,Hwang=황',
    given:
      'Min-jun=민준,Seo-yeon=서연,Ji-hoon=지훈,Soo-jin=수진,Sung-ho=성호,Eun-ji=은지,Young-su=영수,Mi-kyung=미경,Dong-hyun=동현,Hye-jin=혜진,Jae-won=재원,Yoo-na=유나,Sang-woo=상우,Kyung-hee=경희',
    local: '{root}{word}',
    familyFirst: true,
  },
  th: {
    words:
      'Agro=เกษตร,Timber=ค้าไม้,Paper=กระดาษ,Mining=เหมืองแร่,Petroleum=ปิโตรเลียม,Power=พลังงาน,Foods=ฟู้ดส์,Beverage=เครื่องดื่ม,Textile=เท็กซ์ไทล์,Chemicals=เคมีคอล,Pharma=ฟาร์มา,Plastics=พลาสติก,Cement=ปูนซิเมนต์,Steel=สตีล,Machinery=แมชชีนเนอรี่,Electronics=อิเล็กทรอนิกส์,Auto Parts=ออโต้พาร์ท,Furniture=เฟอร์นิเจอร์,Construction=ก่อสร้าง,Trading=เทรดดิ้ง,Retail=ค้าปลีก,Logistics=โลจิสติกส์,Shipping=เดินเรือ,Telecom=เทเลคอม,Software=ซอฟต์แวร์,Media=มีเดีย,Bank=แบงก์,Insurance=ประกันภัย,Capital=แคปปิตอล,Land=แลนด์,Consulting=คอนซัลติ้ง,Medical=การแพทย์,Hotels=โฮเทล,Education=การศึกษา,Holding=โฮลดิ้ง',
    roots:
      'Siam=สยาม,Thai=ไทย,Chao Phraya=เจ้าพระยา,Erawan=เอราวัณ,Chang=ช้าง,Lanna=ล้านนา,Andaman=อันดามัน,Rattana=รัตน,Thara=ธารา,Sukhothai=สุโขทัย,Krung=กรุง,Phoenix=ฟีนิกซ์,Mekong=แม่โขง,Isan=อีสาน,Asia=เอเชีย,Burapha=บูรพา,Udom=อุดม,Charoen=เจริญ',
    endings: ', Thong=ทอง, Sap=ทรัพย์, Mongkol=มงคล, Pattana=พัฒนา',
    family:
      'Saetang=แซ่ตั้ง,Wongsakul=วงศ์สกุล,Srisuk=ศรีสุข,Chaiyaphum=ชัยภูมิ,Thongchai=ธงชัย,Rattanakul=รัตนกุล,Suwan=สุวรรณ,Boonmee=บุญมี,Kittisak=กิตติศักดิ์,Phromma=พรหมมา,Jaidee=ใจดี,Siriwat=ศิริวัฒน์',
    given:
      'Somchai=สมชาย,Somsri=สมศรี,Anan=อนันต์,Malee=มาลี,Prasert=ประเสริฐ,Wanida=วนิดา,Surachai=สุรชัย,Kanya=กัญญา,Narong=ณรงค์,Siriporn=ศิริพร,Wichai=วิชัย,Pornthip=พรทิพย์',
    local: '{root}{word}',
  },
  ar: {
    words:
      'Agriculture=الزراعية,Timber=للأخشاب,Paper=للورق,Mining=للتعدين,Petroleum=للبترول,Power=للطاقة,Foods=للأغذية,Beverages=للمشروبات,Textiles=للمنسوجات,Chemicals=للكيماويات,Pharma=للأدوية,Plastics=للبلاستيك,Cement=للأسمنت,Steel=للحديد والصلب,Machinery=للآلات,Electronics=للإلكترونيات,Motors=للسيارات,Furniture=للأثاث,Contracting=للمقاولات,Trading=للتجارة,Stores=للتجزئة,Logistics=للخدمات اللوجستية,Shipping=للملاحة,Telecom=للاتصالات,Software=للبرمجيات,Media=للإعلام,Bank=بنك,Insurance=للتأمين,Investment=للاستثمار,Real Estate=العقارية,Consulting=للاستشارات,Medical=الطبية,Hotels=للفنادق,Education=للتعليم,Holding=القابضة',
    roots:
      'Al Noor=النور,Al Amal=الأمل,Al Nile=النيل,Gulf=الخليج,Al Watan=الوطن,Al Jazirah=الجزيرة,Al Safa=الصفا,Al Madina=المدينة,Al Fajr=الفجر,Al Riyada=الريادة,Arabian=العربية,Al Bahr=البحر,Najd=نجد,Hijaz=الحجاز,Petra=البتراء,Delta=الدلتا,Oasis=الواحة,Al Salam=السلام,Al Hilal=الهلال,Al Rawda=الروضة',
    family:
      'Al Rashid=الراشد,Hassan=حسن,Mahmoud=محمود,Al Otaibi=العتيبي,Ibrahim=إبراهيم,Al Mansoori=المنصوري,Khalil=خليل,Al Zahrani=الزهراني,Saleh=صالح,Al Harbi=الحربي,Mostafa=مصطفى,Al Sabah=الصباح,Nasser=ناصر,Al Qasimi=القاسمي',
    given:
      'Mohammed=محمد,Fatima=فاطمة,Ahmed=أحمد,Aisha=عائشة,Khalid=خالد,Mariam=مريم,Omar=عمر,Noura=نورة,Abdullah=عبدالله,Layla=ليلى,Youssef=يوسف,Hanan=حنان',
  },
}
