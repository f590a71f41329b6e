-- Names of places besides communes, which the search box knows: regions, also as they were until 2016, departments, and former
-- communes, which are part of another one today.
--
-- Regions and departments are those of the communes. Former communes: npm @etalab/decoupage-administratif (Insee, communes
-- déléguées et associées), Licence Ouverte 2.0; those that gave their name to the commune of today are left out.

create table public.place_names (
  id uuid primary key default gen_random_uuid(),
  kind text not null constraint place_names_kind_known check (kind in ('region', 'department', 'former_commune')),
  name text not null,
  name_key text collate "C" not null
    generated always as (regexp_replace(public.fold_text(name), '^(la|le|les|l) ', '')) stored,
  region text not null,
  department text,
  department_code text,
  city_id uuid references public.french_cities on delete cascade,
  population integer not null constraint place_names_population_positive check (population >= 0),
  constraint place_names_belong check ((kind = 'former_commune') = (city_id is not null) and (kind = 'region') = (department_code is null))
);

comment on table public.place_names is 'Regions, departments and former communes by the names that people type.';
comment on column public.place_names.name_key is 'Folded name without its article, for comparison only.';
comment on column public.place_names.region is 'Region of today, as the communes name it.';
comment on column public.place_names.city_id is 'Commune that a former one belongs to today.';
comment on column public.place_names.population is 'Inhabitants of the region or department, or of the commune of today.';

-- The ids are the same in every database, like those of the communes.
with areas as (
  select 'region' as kind, region as name, region, null as department, null as department_code, null::uuid as city_id,
    sum(population)::integer as population
  from public.french_cities where parent_id is null group by region
  union all
  select 'department', department, region, department, department_code, null, sum(population)::integer
  from public.french_cities where parent_id is null group by department, region, department_code
  -- Paris is a commune, and the regions overseas have one department.
  having department <> region and department <> 'Paris'
),
former_regions as (
  select f[1] as name, f[2] as region
  from string_to_table($regions$Alsace	Grand Est
Aquitaine	Nouvelle-Aquitaine
Auvergne	Auvergne-Rhône-Alpes
Basse-Normandie	Normandie
Bourgogne	Bourgogne-Franche-Comté
Centre	Centre-Val de Loire
Champagne-Ardenne	Grand Est
Franche-Comté	Bourgogne-Franche-Comté
Haute-Normandie	Normandie
Languedoc-Roussillon	Occitanie
Limousin	Nouvelle-Aquitaine
Lorraine	Grand Est
Midi-Pyrénées	Occitanie
Nord-Pas-de-Calais	Hauts-de-France
PACA	Provence-Alpes-Côte d'Azur
Picardie	Hauts-de-France
Poitou-Charentes	Nouvelle-Aquitaine
Rhône-Alpes	Auvergne-Rhône-Alpes$regions$, E'\n') line, string_to_array(line, E'\t') f
),
former_communes as (
  select f[1] as insee_code, f[2] as name, f[3] as city
  from string_to_table($former$01015	Arbignieu	01015
01025	Bâgé-la-Ville	01025
01033	Bellegarde-sur-Valserine	01033
01036	Belmont-Luthézieu	01036
01039	Béon	01138
01059	Brénaz	01453
01080	Champdor	01080
01091	Châtillon-en-Michaille	01033
01097	Chavornay	01453
01119	Corcelles	01080
01120	Cordieux	01262
01122	Cormaranche-en-Bugey	01185
01130	Cras-sur-Reyssouze	01130
01137	Cuisiat	01426
01138	Culoz	01138
01144	Dommartin	01025
01154	Étrez	01130
01182	Groslée	01338
01185	Hauteville-Lompnes	01185
01186	Hostiaz	01185
01204	Lalleyriat	01204
01205	Lancrans	01033
01215	Lhôpital	01215
01218	Lochieu	01453
01221	Lompnieu	01036
01271	Nattages	01286
01286	Parves	01286
01300	Le Poizat	01204
01312	Pressiat	01426
01330	Ruffieu	01187
01338	Saint-Benoît	01338
01340	Saint-Bois	01015
01413	Surjoux	01215
01414	Sutrieu	01036
01417	Thézillieu	01185
01426	Treffort	01426
01442	Vieu	01036
01453	Virieu-le-Petit	01453
02018	Anizy-le-Château	02018
02026	Artonges	02458
02053	Baulne-en-Brie	02053
02054	Bazoches-sur-Vesles	02054
02147	La Celle-sous-Montmirail	02458
02153	Cessières	02153
02161	La Chapelle-Monthodon	02053
02285	Escaufourt	59545
02300	Fargniers	02738
02301	Faucoucourt	02018
02325	Fontenelle-en-Brie	02458
02348	Glennes	02439
02360	Guignicourt	02360
02434	Lizy	02018
02439	Longueval-Barbonval	02439
02458	Marchais-en-Brie	02458
02475	Menneville	02360
02479	Merval	02439
02597	Perles	02439
02630	Quessy	02738
02646	Révillon	02439
02669	Saint-Agnan	02053
02695	Saint-Thibaut	02054
02733	Suzy	02153
02771	Vauxcéré	02439
02811	Villers-en-Prayères	02439
02825	Vouël	02738
03123	Givarlais	03158
03153	Louroux-Hodement	03158
03158	Maillet	03158
03168	Meaulne	03168
03318	Vitray	03168
04003	Albiosc	04081
04010	Argens	04136
04011	Astoin	04023
04029	Blégiers	04155
04033	La Bréole	04033
04052	Châteauneuf-lès-Moustiers	04144
04082	Esparron-la-Bâtie	04023
04100	Larche	04120
04105	Lincel	04192
04120	Meyronnes	04120
04131	Montpezat	04124
04153	Le Poil	04204
04165	Reynier	04023
04198	Saint-Vincent-les-Forts	04033
05001	Abriès	05001
05005	Antonaves	05118
05034	Châteauneuf-de-Chabre	05118
05118	Ribiers	05118
05120	Ristolas	05001
05125	Romette	05061
07011	Antraigues-sur-Volane	07011
07016	Asperjoc	07011
07043	Brahic	07334
07046	Casteljau	07031
07057	Chassagnes	07334
07135	Laval-d'Aurelle	07262
07164	Naves	07334
07165	Nonières	07165
07246	Saint-Jean-de-Pourcharesse	07284
07256	Saint-Julien-Labrousse	07165
07262	Saint-Laurent-les-Bains	07262
08007	Les Alleux	08116
08009	Amblimont	08311
08012	Andevanne	08437
08042	Balaives-et-Butz	08173
08050	Barricourt	08437
08051	Bay	08069
08068	Blaise	08490
08072	Bosseval-et-Briancourt	08491
08079	Boutancourt	08173
08112	Châtillon-sur-Bar	08057
08114	Chéhéry	08115
08115	Chémery-sur-Bar	08115
08116	Le Chesne	08116
08152	Élan	08173
08177	Foulzy	08189
08213	La Hardoye	08366
08258	Logny-lès-Chaumont	08113
08261	Louvergny	08116
08265	Mainbresson	08366
08266	Mainbressy	08366
08267	Mairy	08145
08285	Meillier-Fontaine	08328
08294	La Moncelle	08053
08337	Pargny-Resson	08362
08345	Primat	08333
08359	Rémonville	08437
08371	Rubécourt-et-Lamécourt	08053
08441	Termes	08198
08443	Terron-sur-Aisne	08490
08475	Villers-Cernay	08053
08493	Vrizy	08490
08495	Wadimont	08113
09028	Aulos	09296
09036	Banat	09306
09062	Les Bordes-sur-Lez	09062
09088	Caychax	09088
09135	Goulier	09334
09255	Saint-Amans	09056
09286	Sem	09334
09287	Senconac	09088
09296	Sinsat	09296
09302	Suc-et-Sentenac	09334
09317	Uchentein	09062
09334	Vicdessos	09334
10003	Aix-en-Othe	10003
10036	Beauvoir-sur-Sarce	10058
10277	Palis	10003
10311	Quincey	10148
10415	Villemaur-sur-Vanne	10003
11050	Brenac	11304
11097	Conilhac-de-la-Montagne	11323
11131	Fa	11131
11171	Gueytes-et-Labastide	11080
11251	Montlaur	11251
11298	Pradelles-en-Val	11251
11323	Roquetaillade	11323
11329	Rouvenac	11131
11349	Saint-Just-de-Bélengard	11128
12014	Aurelle-Verlac	12224
12021	La Bastide-l'Évêque	12021
12040	Buzeins	12270
12076	Conques	12218
12081	Coussergues	12177
12087	Cruéjouls	12177
12114	Grand-Vabre	12218
12123	Lapanouse	12270
12126	Lavernhe	12270
12173	Noailhac	12218
12177	Palmas	12177
12196	Recoules-Prévinquières	12270
12218	Saint-Cyprien-sur-Dourdou	12218
12224	Saint-Geniez-d'Olt	12224
12245	Saint-Salvadou	12021
12270	Sévérac-le-Château	12270
12285	Vabre-Tizac	12021
14002	Acqueville	14150
14005	Airan	14005
14011	Anctoville	14581
14013	Angoville	14150
14027	Aunay-sur-Odon	14027
14028	Auquainville	14371
14029	Les Autels-Saint-Bazile	14371
14031	Les Authieux-Papion	14431
14035	Balleroy	14035
14051	Beaufour	14231
14052	Beaulieu	14061
14056	Bauquay	14027
14058	Bellou	14371
14061	Le Bény-Bocage	14061
14065	Bernières-le-Patry	14726
14073	La Bigne	14579
14074	Billy	14005
14081	Boissey	14654
14098	Bretteville-l'Orgueilleuse	14098
14099	Bretteville-sur-Dives	14654
14105	La Brévière	14576
14109	Brouay	14098
14112	Bully	14266
14113	Burcy	14726
14114	Bures-sur-Dives	14712
14115	Bures-les-Monts	14061
14128	Campandré-Valcongrain	14027
14129	Campeaux	14061
14139	Carville	14061
14142	Castilly	14342
14143	Caumont-l'Éventé	14143
14144	Caumont-sur-Orne	14689
14148	Cerqueux	14371
14150	Cesny-Bois-Halbout	14150
14151	Champ-du-Boult	14658
14152	La Chapelle-Engerbold	14174
14153	La Chapelle-Haute-Grue	14576
14154	La Chapelle-Yvon	14570
14155	Cheffreville-Tonnencourt	14371
14156	Chênedollé	14726
14157	Cheux	14098
14158	Chicheboville	14456
14164	Clinchamps-sur-Orne	14349
14174	Condé-sur-Noireau	14174
14176	Conteville	14005
14187	Coulonces	14762
14188	Coulvain	14579
14189	Coupesarte	14431
14192	Courson	14658
14201	Crèvecœur-en-Auge	14431
14208	Croissanville	14431
14210	La Croupte	14371
14213	Curcy-sur-Orne	14689
14217	Dampierre	14672
14219	Danvou-la-Ferrière	14027
14222	Le Désert	14726
14253	Estry	14726
14255	Étouvy	14061
14259	Familly	14371
14264	La Ferrière-Harang	14061
14265	Fervaques	14371
14267	Feuguerolles-sur-Seulles	14581
14268	Fierville-Bray	14005
14279	Fontenermont	14658
14294	Garcelles-Secqueville	14554
14296	Le Gast	14658
14300	Gerrots	14743
14313	Grandchamp-le-Château	14431
14317	La Graverie	14061
14324	Hamars	14689
14330	Heurtevent	14371
14331	Hiéville	14654
14339	Hubert-Folie	14538
14340	Huppain	14515
14347	Jurques	14347
14349	Laize-la-Ville	14349
14350	La Lande-sur-Drôme	14672
14356	Lasson	14543
14357	Lassy	14357
14359	Lécaude	14431
14361	Lénault	14174
14371	Livarot	14371
14372	Livry	14143
14373	Le Locheur	14475
14376	Longraye	14581
14386	Magny-la-Campagne	14431
14387	Magny-le-Freule	14431
14388	Maisoncelles-la-Jourdan	14762
14395	Malloué	14061
14408	May-sur-Orne	14408
14413	Le Mesnil-Auzouf	14347
14414	Le Mesnil-Bacley	14371
14415	Le Mesnil-Benoist	14658
14416	Le Mesnil-Caussois	14658
14417	Mesnil-Clinchamps	14658
14418	Le Mesnil-Durand	14371
14420	Le Mesnil-Germain	14371
14422	Le Mesnil-Mauger	14431
14423	Le Mesnil-Patry	14098
14429	Meulles	14371
14431	Mézidon-Canon	14431
14432	Missy	14475
14433	Mittois	14654
14440	Montamy	14061
14441	Mont-Bertrand	14061
14442	Montchamp	14726
14443	Montchauvet	14061
14444	Monteille	14431
14450	Montviette	14654
14456	Moult	14456
14459	Les Moutiers-Hubert	14371
14462	Neuilly-la-Forêt	14342
14471	Notre-Dame-de-Courson	14371
14472	L'Oudon	14654
14475	Noyers-Bocage	14475
14477	Ondefontaine	14027
14479	Orbois	14581
14481	Les Oubeaux	14342
14489	Ouville-la-Bien-Tournée	14654
14493	Percy-en-Auge	14431
14503	Pierres	14726
14505	Placy	14150
14508	Le Plessis-Grimoult	14027
14517	Poussy-la-Campagne	14005
14518	Préaux-Saint-Sébastien	14371
14521	Presles	14726
14523	Proussy	14174
14525	Putot-en-Bessin	14098
14527	Biéville-Quétiéville	14527
14532	Le Reculey	14061
14537	Robehomme	14046
14538	Rocquancourt	14538
14539	La Rocque	14726
14544	Roucamps	14027
14545	Roullours	14762
14549	Rully	14726
14551	Russy	14591
14554	Saint-Aignan-de-Cramesnil	14554
14560	Saint-Aubin-Lébizay	14231
14564	Saint-Charles-de-Percy	14726
14568	Sainte-Croix-Grand-Tonne	14098
14570	Saint-Cyr-du-Ronceray	14570
14573	Saint-Denis-Maisoncelles	14061
14576	Sainte-Foy-de-Montgommery	14576
14579	Saint-Georges-d'Aunay	14579
14580	Saint-Georges-en-Auge	14654
14581	Saint-Germain-d'Ectot	14581
14583	Saint-Germain-de-Montgommery	14576
14584	Saint-Germain-de-Tallevende-la-Lande-Vaumont	14762
14585	Saint-Germain-du-Crioult	14174
14591	Sainte-Honorine-des-Pertes	14591
14596	Saint-Jean-des-Essartiers	14672
14597	Saint-Jean-le-Blanc	14357
14599	Saint-Julien-de-Mailloc	14570
14600	Saint-Julien-le-Faucon	14431
14608	Saint-Loup-de-Fribois	14527
14611	Saint-Manvieu-Bocage	14658
14615	Sainte-Marguerite-des-Loges	14371
14616	Sainte-Marguerite-de-Viette	14654
14618	Sainte-Marie-Laumont	14061
14623	Saint-Martin-de-Fontenay	14408
14628	Saint-Martin-de-Sallen	14689
14629	Saint-Martin-des-Besaces	14061
14632	Saint-Martin-Don	14061
14633	Saint-Martin-du-Mesnil-Oury	14371
14634	Saint-Michel-de-Livet	14371
14636	Saint-Ouen-des-Besaces	14061
14638	Saint-Ouen-le-Houx	14371
14642	Saint-Paul-de-Courtonne	14194
14647	Saint-Pierre-de-Mailloc	14570
14653	Saint-Pierre-la-Vieille	14174
14654	Saint-Pierre-sur-Dives	14654
14655	Saint-Pierre-Tarentaine	14061
14658	Saint-Sever-Calvados	14658
14662	Saint-Vigor-des-Mézerets	14357
14670	Secqueville-en-Bessin	14543
14671	Sept-Frères	14658
14672	Sept-Vents	14672
14673	Sermentot	14581
14686	Le Theil-Bocage	14726
14688	Thiéville	14654
14689	Thury-Harcourt	14689
14691	Tilly-la-Campagne	14538
14693	Tordouet	14570
14695	Torteval-Quesnay	14581
14696	Tortisambert	14371
14702	Tournay-sur-Odon	14475
14703	Tournebu	14150
14704	Le Tourneur	14061
14717	Truttemer-le-Grand	14762
14718	Truttemer-le-Petit	14762
14722	La Vacquerie	14143
14725	Vasouy	14333
14726	Vassy	14726
14727	Vaubadon	14035
14729	Vaudeloges	14654
14730	Vaudry	14762
14743	Victot-Pontfol	14743
14746	Viessoix	14726
14749	Vieux-Fumé	14431
14750	Vieux-Pont-en-Auge	14654
14762	Vire	14762
14763	Vouilly	14342
15027	Calvinet	15027
15044	Chastel-sur-Murat	15138
15062	Drignac	15003
15071	Fournoulès	15181
15099	Lavastrie	15142
15109	Loupiac	15153
15115	Marchal	15038
15136	Mourjou	15027
15142	Neuvéglise	15142
15145	Oradour	15142
15150	Pers	15268
15177	Saint-Christophe-les-Gorges	15153
15181	Saint-Constant	15181
15210	Saint-Rémy-de-Salers	15202
15227	Sériers	15142
15239	Tourniac	15153
15268	Le Rouget	15268
16010	Ambleville	16186
16017	Anville	16339
16051	Bonneville	16339
16097	Cherves-Richemont	16097
16126	Embourie	16253
16140	Fontclaireau	16206
16147	Gardes-le-Pontaroux	16198
16149	Genouillac	16192
16179	Lamérac	16224
16186	Lignières-Sonneville	16186
16192	Roumazières-Loubert	16192
16198	Magnac-Lavalette-Villars	16198
16206	Mansle	16206
16214	Mazières	16192
16224	Montchaude	16224
16226	Montignac-Charente	16393
16228	Montigné	16339
16233	Mosnac	16233
16259	La Péruse	16192
16281	La Rochefoucauld	16281
16322	Saint-Germain-de-Confolens	16106
16327	Saint-Hilaire	16028
16339	Auge-Saint-Médard	16339
16344	Saint-Projet-Saint-Constant	16281
16351	Saint-Simeux	16233
16355	Saint-Sulpice-de-Cognac	16097
16376	Suris	16192
16391	Tuzie	16110
16393	Vars	16393
16410	Villegats	16110
16411	Villejésus	16005
17001	Agonnay	17397
17040	La Benâte	17277
17090	Chardes	17240
17123	Coulonge-sur-Charente	17397
17144	Ébéon	17026
17169	La Frédière	17344
17189	Hiers-Brouage	17219
17219	Marennes	17219
17268	Nuaillé-sur-Boutonne	17268
17272	Péré	17340
17277	Saint-Denis-du-Pin	17277
17334	Saint-Georges-de-Longuepierre	17268
17340	Saint-Germain-de-Marencennes	17340
17456	Vallet	17240
19010	Argentat	19010
19032	Brivezac	19019
19098	Lagarde-Enval	19098
19101	Laguenne	19101
19123	Malemort-sur-Corrèze	19123
19127	Marc-la-Tour	19098
19183	Saint-Bazile-de-la-Roche	19010
19185	Saint-Bonnet-Avalouze	19101
19197	Saint-Dézery	19275
19223	Saint-Martin-Sepert	19248
19230	Saint-Pardoux-Corbier	19248
19248	Saint-Ybard	19248
19267	La Tourette	19275
19282	Venarsal	19123
21073	Bierre-lès-Semur	21272
21183	Collonges-lès-Premières	21183
21213	Crimolois	21452
21272	Flée	21272
21352	Longeault	21352
21443	Mornay	21433
21452	Neuilly-lès-Dijon	21452
21453	Neuvelle-lès-Grancey	21304
21486	Pluvault	21352
21507	Premières	21183
21621	Tart-l'Abbaye	21623
21623	Tart-le-Haut	21623
21697	La Villeneuve-sur-Vingeanne	21433
22007	Binic	22055
22027	Le Cambout	22241
22038	Châtelaudren	22206
22043	Coëtlogon	22241
22046	Collinée	22046
22055	Étables-sur-Mer	22055
22058	La Ferrière	22183
22066	Le Gouray	22046
22078	Hengoat	22264
22080	L'Hermitage-Lorge	22203
22093	Lamballe	22093
22100	Langast	22219
22102	Langourla	22046
22107	Laniscat	22107
22123	Léhon	22050
22151	Meslin	22093
22154	Morieux	22093
22158	Mûr-de-Bretagne	22158
22167	Perret	22107
22173	Planguenoual	22093
22191	Plessala	22046
22192	Plessix-Balisson	22209
22200	Pléven	22237
22203	Plœuc-sur-Lié	22203
22206	Plouagat	22206
22209	Ploubalay	22209
22219	Plouguenast	22219
22237	Pluduno	22237
22247	Pommerit-Jaudy	22264
22253	Pouldouran	22264
22264	La Roche-Derrien	22264
22290	Saint-Gelven	22107
22292	Saint-Gilles-du-Mené	22046
22297	Saint-Gouéno	22046
22298	Saint-Guen	22158
22303	Saint-Jacut-du-Mené	22046
22309	Saint-Launeuc	22147
22357	Trégon	22209
23023	Blaudeix	23149
23094	Gouzougnat	23093
23126	Masbaraud-Mérignat	23189
23153	Pigerolles	23090
23189	Saint-Dizier-Leyrenne	23189
24013	Atur	24053
24026	Bassillac	24026
24028	Beaumont-du-Périgord	24028
24033	Beaussac	24253
24035	Belvès	24035
24044	Blis-et-Born	24026
24047	La Boissière-d'Ans	24147
24053	Boulazac	24053
24064	Brantôme	24064
24065	Breuilh	24312
24072	Cadouin	24068
24079	Cantillac	24064
24089	Cazoulès	24325
24092	Cendrieux	24362
24093	Cercles	24554
24099	Champeaux-et-la-Chapelle-Pommier	24253
24103	Le Change	24026
24112	La Chapelle-Péchaud	24086
24117	Chavagnac	24117
24118	Chenaud	24316
24127	Coly	24364
24147	Cubjac	24147
24166	Eyliac	24026
24170	Eyvirat	24064
24172	Les Eyzies-de-Tayac-Sireuil	24172
24198	La Gonterie-Boulouneix	24064
24201	Grand-Castang	24260
24203	Les Graulges	24253
24204	Grèzes	24117
24219	Labouquerie	24028
24233	Laveyssière	24259
24235	Léguillac-de-Cercles	24253
24239	Ligueux	24540
24249	Manaurie	24172
24253	Mareuil	24253
24258	Marsaneix	24312
24259	Maurens	24259
24270	Milhac-d'Auberoche	24026
24283	Monsec	24253
24310	Nojals-et-Clotte	24028
24312	Notre-Dame-de-Sanilhac	24312
24314	Orliaguet	24325
24315	Paleyrac	24068
24316	Parcoul	24316
24325	Peyrillac-et-Millac	24325
24343	Puymangou	24376
24344	Puyrenier	24253
24362	Sainte-Alvère	24362
24363	Saint-Amand-de-Belvès	24035
24364	Saint-Amand-de-Coly	24364
24369	Saint-Antoine-d'Auberoche	24026
24376	Saint-Aulaye	24376
24387	Saint-Cernin-de-Reillac	24356
24389	Saint-Cirq	24172
24391	Saint-Crépin-de-Richemont	24064
24402	Sainte-Eulalie-d'Eymet	24423
24423	Sainte-Innocence	24423
24427	Saint-Jean-d'Eyraud	24259
24430	Saint-Julien-de-Bourdeilles	24064
24431	Saint-Julien-de-Crempse	24259
24433	Saint-Julien-d'Eymet	24423
24435	Saint-Laurent-des-Bâtons	24362
24439	Saint-Laurent-sur-Manoire	24053
24447	Sainte-Marie-de-Chignac	24053
24467	Saint-Michel-de-Rivière	24354
24469	Saint-Michel-l'Écluse-et-Léparon	24354
24475	Saint-Pantaly-d'Ans	24147
24497	Sainte-Sabine-Born	24028
24503	Saint-Sulpice-de-Mareuil	24253
24530	Sencenac-Puy-de-Fourches	24064
24540	Sorges	24540
24554	La Tour-Blanche	24554
24561	Valeuil	24064
24579	Vieux-Mareuil	24253
25010	Alaise	25223
25034	Auxon-Dessous	25035
25035	Auxon-Dessus	25035
25064	Blanchefontaine	25433
25076	Bonnevaux-le-Prieuré	25434
25140	Chaux-lès-Clerval	25156
25144	Chazelot	25505
25146	Chazoy	25101
25165	Cordiron	25101
25167	Cottier	25374
25168	Coulans-sur-Lizon	25223
25205	Doulaize	25223
25272	Glainans	25018
25291	Granges-de-Vienney	25417
25303	Hauterive-la-Fresse	25390
25337	Lièvremont	25357
25347	La Longeville	25390
25353	Lusans	25468
25358	Maisières-Notre-Dame	25537
25363	Mambouhans	25187
25390	Montbenoît	25390
25396	Montferney	25505
25398	Montflovin	25390
25407	Montursin	25275
25409	Morchamps	25505
25438	Osselle	25438
25484	Refranche	25223
25509	Routelle	25438
25533	Saraz	25223
25543	Servigney	25385
25568	Tournedoz	25018
25606	Vernois-le-Fol	25275
25620	Ville-du-Pont	25390
26001	Aix-en-Diois	26001
26184	Miribel	26210
26187	Molières-Glandaz	26001
26210	Montrigaud	26210
26216	La Motte-de-Galaure	26216
26219	Mureils	26216
26297	Saint-Bonnet-de-Valclérieux	26210
26354	Treschenu-Creyers	26086
27007	Ajou	27049
27011	Amfreville-la-Campagne	27011
27022	Aubevoye	27022
27041	La Barre-en-Ouche	27049
27049	Beaumesnil	27049
27060	Berthenonville	27213
27062	Berville-en-Roumois	27062
27070	Boisemont	27070
27085	Bosc-Bénard-Crescy	27085
27088	Bosc-Renoult-en-Ouche	27049
27092	Bosguérard-de-Marcouville	27062
27107	Bourneville	27107
27121	Bus-Saint-Rémy	27213
27128	Cantiers	27213
27143	Champignolles	27685
27159	Cintray	27112
27166	Condé-sur-Iton	27198
27175	Corny	27070
27195	Dame-Marie	27578
27197	Dampsmesnil	27213
27213	Écos	27213
27221	Épinay	27049
27255	Fontenay-en-Vexin	27213
27257	Forêt-la-Folie	27213
27262	Fourges	27213
27263	Fourmetot	27263
27265	Francheville	27679
27270	Fresne-l'Archevêque	27070
27274	Gaillardbois-Cressenville	27294
27277	Garencières	27277
27283	Gisay-la-Coudre	27049
27292	Gouttières	27049
27294	Grainville	27294
27296	Granchain	27049
27305	La Guéroulde	27112
27308	Guitry	27213
27344	Houlbec-près-le-Gros-Theil	27062
27356	Jonquerets-de-Livet	27049
27362	Landepéreuse	27049
27412	Montaure	27412
27449	Panilleuse	27213
27471	Porte-Joie	27471
27479	Provemont	27153
27484	Quessigny	27277
27499	La Roussière	27049
27506	Saint-Amand-des-Hautes-Terres	27011
27510	Saint-Aquilin-de-Pacy	27448
27513	Saint-Aubin-des-Hayes	27049
27515	Saint-Aubin-le-Guichard	27049
27516	Saint-Aubin-le-Vertueux	27516
27519	Sainte-Barbe-sur-Gaillon	27022
27523	Saint-Clair-d'Arcey	27516
27526	Sainte-Croix-sur-Aizier	27107
27566	Sainte-Marguerite-en-Ouche	27049
27573	Saint-Nicolas-d'Attez	27578
27578	Saint-Ouen-d'Attez	27578
27581	Saint-Ouen-des-Champs	27263
27596	Saint-Pierre-du-Mesnil	27049
27600	Saint-Quentin-des-Isles	27516
27607	Saint-Thurien	27263
27628	Thevray	27049
27648	Tostes	27412
27651	Tournedos-sur-Seine	27471
27653	Tourny	27213
27679	Verneuil-sur-Avre	27679
27687	Vieux-Villez	27022
28002	Allaines-Mervilliers	28199
28011	Armenonville-les-Gâtineaux	28023
28015	Auneau	28015
28020	Baignolet	28406
28025	Barmainville	28319
28043	Blévy	28226
28063	Brunelles	28236
28112	Coudreceau	28236
28125	Dampierre-sur-Blévy	28226
28145	Fains-la-Folie	28406
28165	Frétigny	28331
28174	Gâtelles	28386
28179	Germignonville	28406
28199	Janville	28199
28228	Mainterne	28120
28236	Margon	28236
28238	Marville-les-Bois	28360
28258	Montainville	28422
28276	Neuvy-en-Beauce	28319
28307	Prouais	28056
28311	Le Puiset	28199
28319	Rouvray-Saint-Denis	28319
28320	Rouvray-Saint-Florentin	28422
28331	Saint-Denis-d'Authou	28331
28338	Saint-Germain-la-Gâtine	28034
28361	Bleury-Saint-Symphorien	28015
28376	Soizé	28018
28381	Tardais	28373
28399	Vacheresses-les-Basses	28279
28406	Viabon	28406
28412	Villeau	28406
28413	La Ville-aux-Nonains	28373
28416	Villeneuve-Saint-Nicolas	28422
28420	Vitray-sous-Brézolles	28120
28422	Voves	28422
29021	Brignogan-Plages	29021
29052	Esquibien	29003
29076	Guipronvel	29076
29092	Kernével	29241
29127	Loc-Eguiner-Saint-Thégonnec	29266
29129	Locmaria-Berrien	29227
29149	Milizac	29076
29203	Plounéour-Trez	29021
29219	Le Ponthou	29199
29266	Saint-Thégonnec	29266
30094	Corbès	30329
30329	Thoiras	30329
31016	Argut-Dessus	31085
31154	Couledoux	31085
31298	Lez	31471
31307	Lunax	31412
32011	Artiguedieu	32426
32067	Cabas-Loumassès	32365
32074	Cannet	32344
32168	Labarrère	32079
32179	Lagraulas	32462
32260	Monbardon	32365
32365	Saint-Blancard	32365
32413	Sarcos	32365
33018	Aubie-et-Espessas	33018
33106	Castets-en-Dorthe	33106
33107	Castillon-de-Castets	33106
33267	Marcillac	33380
33371	Saint-Antoine	33018
33380	Saint-Caprais-de-Blaye	33380
33409	Saint-Genis-du-Bois	33008
33495	Salignac	33018
34093	Dio-et-Valquières	34144
34144	Lunas	34144
34246	Saint-Christol	34246
34330	Vérargues	34246
35004	Antrain	35004
35011	Baillé	35292
35048	Campel	35168
35053	Chancé	35220
35062	La Chapelle-Janson	35062
35074	Chaumeré	35096
35083	Coglès	35191
35100	Dompierre-du-Chemin	35163
35112	Fleurigné	35062
35113	La Fontenelle	35004
35147	Lanhélin	35308
35163	Luitré	35163
35168	Maure-de-Bretagne	35168
35191	Montours	35191
35209	Ossé	35069
35220	Piré-sur-Seiche	35220
35254	Saint-Aubin-du-Pavail	35069
35257	Saint-Brice-en-Coglès	35257
35267	Saint-Étienne-en-Coglès	35257
35269	Saint-Georges-de-Chesné	35282
35282	Saint-Jean-sur-Couesnon	35282
35293	Saint-Marc-sur-Couesnon	35282
35301	Saint-M'Hervon	35184
35303	Saint-Ouen-la-Rouërie	35004
35308	Saint-Pierre-de-Plesguen	35308
35323	La Selle-en-Coglès	35191
35341	Tremblay	35004
35344	Tressé	35308
35348	Vendel	35282
36039	Chantôme	36070
36072	Faverolles-en-Berry	36244
36151	Parpeçay	36229
36183	Sainte-Cécile	36229
36201	Saint-Martin-de-Lamps	36093
36229	Varennes-sur-Fouzon	36229
36244	Villentrois	36244
36245	Villers-les-Ormes	36202
37102	Les Essards	37123
37209	Saint-Bauld	37254
38001	Les Abrets	38001
38016	Arzay	38479
38021	Autrans	38225
38022	Les Avenières	38022
38025	Balbins	38284
38028	La Bâtie-Divisin	38001
38073	Chantelouve	38073
38121	Commelle	38479
38125	Cordéac	38456
38163	La Ferrière	38163
38165	Fitilieu	38001
38225	Méaudre	38225
38253	Mont-de-Lans	38253
38274	Nantoin	38479
38284	Ornacieux	38284
38292	Paladru	38292
38302	Le Périer	38073
38305	Le Pin	38292
38306	Pinsot	38163
38367	Saint-Bernard	38395
38395	Saint-Hilaire	38395
38435	Saint-Pancrasse	38395
38456	Saint-Sébastien	38456
38479	Semons	38479
38534	Vénosc	38253
38541	Veyrins-Thuellin	38022
39005	Abergement-Saint-Jean	39385
39012	Antorpe	25527
39044	Beauvoisin	39022
39064	Bonnaud	39576
39075	Bréry	39199
39115	Château-des-Prés	39258
39186	Cuttura	39491
39195	Dessia	39273
39213	Esserval-Combe	39329
39243	Froideville	39577
39256	Goux	39198
39258	Grande-Rivière	39258
39264	Grusse	39576
39273	Lains	39273
39294	Lézat	39368
39340	Molpré	39329
39347	Montagna-le-Templier	39273
39368	Morez	39368
39369	Morval	39010
39371	La Mouille	39368
39383	Nenon	39205
39414	Le Petit-Mercey	39190
39417	Les Piards	39130
39438	Ponthoux	39286
39440	Pratz	39286
39442	Prénovel	39130
39474	Sainte-Agnès	39576
39482	Saint-Germain-lès-Arlay	39017
39491	Saint-Lupicin	39491
39542	Valfin-sur-Valouse	39583
39548	Vaux-sur-Poligny	39434
39549	Vercia	39576
39562	Villard-sur-Bienne	39130
39576	Vincelles	39576
39578	Viremont	39086
40009	Arjuzanx	40197
40048	Boos	40243
40107	Garrosse	40197
40302	Sindères	40197
41005	Arville	41248
41011	Baigneaux	41171
41015	Beauvilliers	41171
41021	La Bosse	41273
41023	Bourré	41151
41033	Chambon-sur-Cisse	41142
41055	Chouzy-sur-Cisse	41055
41056	La Colombe	41173
41059	Contres	41059
41064	Coulanges	41055
41070	Couture-sur-Loir	41070
41076	Écoman	41273
41082	Feings	41059
41092	Fougères-sur-Bièvre	41059
41133	Membrolles	41173
41142	Molineuf	41142
41151	Montrichard	41151
41165	Oigny	41248
41167	Onzain	41167
41169	Orchaise	41142
41170	Ouchamps	41059
41171	Oucques	41171
41173	Ouzouer-le-Marché	41173
41183	Prénouvellon	41173
41197	Saint-Agil	41248
41202	Saint-Avit	41248
41210	Sainte-Gemmes	41171
41227	Saint-Quentin-lès-Troo	41149
41240	Seillac	41055
41244	Semerville	41173
41248	Souday	41248
41257	Thenay	41059
41263	Tréhet	41070
41264	Tripleville	41173
41270	Verdes	41173
41272	Veuves	41167
42004	Amions	42268
42039	Chalmazel	42039
42080	La Cula	42225
42082	Dancé	42268
42084	Débats-Rivière-d'Orpra	42084
42109	L'Hôpital-sous-Rochefort	42084
42114	Jeansagnière	42039
42190	Rochetaillée	42218
42245	Saint-Julien-la-Vêtre	42245
42250	Saint-Just-sur-Loire	42279
42252	Saint-Laurent-Rochefort	42084
42268	Saint-Paul-de-Vézelin	42268
42291	Saint-Thurin	42245
43176	Saint-Didier-d'Allier	43221
43255	Vazeilles-près-Saugues	43090
44004	Anetz	44163
44005	Arthon-en-Retz	44005
44008	Barbechat	44029
44011	Belligné	44213
44017	Bonnœuvre	44180
44021	Bourgneuf-en-Retz	44021
44029	La Chapelle-Basse-Mer	44029
44034	La Chapelle-Saint-Sauveur	44213
44040	Chéméré	44005
44059	Fresnay-en-Retz	44021
44087	Machecoul	44087
44093	Maumusson	44180
44147	La Rouxière	44213
44163	Saint-Herblon	44163
44180	Saint-Mars-la-Jaille	44180
44181	Saint-Même-le-Tenu	44087
44191	Saint-Sulpice-des-Landes	44180
44213	Varades	44213
44219	Vritz	44180
44225	Freigné	44180
45003	Allainville-en-Beauce	45240
45007	Arrabloy	45155
45048	Bouzonville-en-Beauce	45253
45057	Labrosse	45191
45090	Chemault	45035
45106	Coudray	45191
45140	Faronville	45240
45163	Guignonville	45160
45172	Izy	45025
45190	Mainvilliers	45191
45191	Malesherbes	45191
45192	Manchecourt	45191
45221	Nangeville	45191
45236	Orveau-Bellesauve	45191
45295	Saint-Péravy-Épreux	45240
45304	Sébouville	45162
45318	Teillay-le-Gaudin	45240
45319	Teillay-Saint-Benoît	45118
45349	Yèvre-le-Châtel	45348
46014	Bagat-en-Quercy	46263
46019	Beaumat	46138
46033	Le Boulvé	46033
46048	Calviac	46311
46067	Cazillac	46232
46071	Comiac	46311
46077	Cours	46156
46083	Cressensac	46083
46099	Fargues	46033
46103	Flaugnac	46103
46110	Fontanes-du-Causse	46138
46138	Labastide-Murat	46138
46141	Lacam-d'Ourcet	46311
46150	Lamativie	46311
46156	Laroque-des-Arcs	46156
46158	Lascabanes	46262
46172	Lhospitalet	46172
46217	Pern	46172
46232	Les Quatre-Routes-du-Lot	46232
46248	Sainte-Alauzie	46063
46252	Saint-Cernin	46252
46262	Saint-Cyprien	46262
46263	Saint-Daunès	46263
46268	Saint-Géry	46268
46274	Saint-Laurent-Lolmie	46262
46275	Saint-Martin-de-Vers	46252
46278	Saint-Matré	46033
46285	Saint-Pantaléon	46263
46287	Saint-Paul-de-Loubressac	46103
46291	Saint-Sauveur-la-Vallée	46138
46298	Sarrazac	46083
46300	Saux	46033
46311	Sousceyrac	46311
46325	Vaillac	46138
46327	Valroufié	46156
46331	Vers	46268
47116	Gueyze	47302
47149	Lisse	47221
47166	Meylan	47302
47268	Saint-Pierre-de-Caubel	47206
47322	Villeneuve-de-Mézin	47134
48009	Aumont-Aubrac	48009
48011	Auxillac	48034
48014	Bagnols-les-Bains	48027
48023	Belvezet	48027
48027	Le Bleymard	48027
48035	La Capelle	48034
48038	Chambon-le-Château	48038
48040	Chasseradès	48027
48047	La Chaze-de-Peyre	48009
48049	Chirac	48099
48057	Estables	48127
48060	Fau-de-Peyre	48009
48062	Fontanes	48105
48076	Javols	48009
48078	Lachamp	48126
48084	Laval-Atger	48139
48087	Malbouzon	48087
48093	Mas-d'Orcières	48027
48094	Le Massegros	48094
48099	Le Monastier-Pin-Moriès	48099
48101	Montbrun	48146
48102	Montjézieu	48034
48105	Naussac	48105
48116	Le Pont-de-Montvert	48116
48120	Prinsuéjols	48087
48122	Quézac	48146
48125	Le Recoux	48094
48126	Ribennes	48126
48127	Rieutort-de-Randon	48127
48133	Saint-Amans	48127
48134	Saint-Andéol-de-Clerguemort	48152
48139	Saint-Bonnet-de-Montauroux	48139
48142	Sainte-Colombe-de-Peyre	48009
48146	Sainte-Enimie	48146
48152	Saint-Frézal-de-Ventalon	48152
48154	Saint-Georges-de-Lévéjac	48094
48162	Saint-Julien-d'Arpaon	48166
48164	Saint-Julien-du-Tournel	48027
48166	Saint-Laurent-de-Trèves	48166
48180	Saint-Rome-de-Dolan	48094
48183	Saint-Sauveur-de-Peyre	48009
48184	Saint-Symphorien	48038
48189	Servières	48127
48195	Les Vignes	48094
48196	Le Villard	48039
48197	La Villedieu	48127
49001	Les Alleuds	49050
49003	Ambillou-Château	49003
49004	Andard	49307
49005	Andigné	49176
49006	Andrezé	49023
49013	Auverse	49228
49014	Aviré	49331
49016	Bagneux	49328
49018	Baugé	49018
49019	Bauné	49307
49021	Beaufort-en-Vallée	49021
49023	Beaupréau	49023
49024	Beausse	49244
49025	Beauvau	49163
49029	Blaison-Gohier	49029
49031	Bocé	49018
49032	La Bohalle	49307
49033	La Boissière-sur-Èvre	49218
49034	Botz-en-Mauges	49244
49037	Le Bourg-d'Iré	49331
49039	Bourgneuf-en-Mauges	49244
49040	Bouzillé	49126
49042	Brain-sur-l'Authion	49307
49043	Brain-sur-Longuenée	49367
49044	Breil	49228
49046	Brézé	49060
49047	Brigné	49125
49049	Brion	49138
49050	Brissac-Quincé	49050
49051	Brissarthe	49080
49052	Broc	49228
49059	Les Cerqueux-sous-Passavant	49373
49060	Chacé	49060
49062	Chalonnes-sous-le-Lude	49228
49065	Champigné	49080
49066	Champ-sur-Layon	49345
49067	Champteussé-sur-Baconne	49067
49069	Champtoceaux	49126
49071	Chanzeaux	49092
49072	La Chapelle-du-Genêt	49023
49073	La Chapelle-Hullin	49248
49074	La Chapelle-Rousselin	49092
49075	La Chapelle-Saint-Florent	49244
49077	La Chapelle-sur-Oudon	49331
49078	Charcé-Saint-Ellier-sur-Aubance	49050
49079	Chartrené	49018
49080	Châteauneuf-sur-Sarthe	49080
49081	Châtelais	49331
49083	Chaudron-en-Mauges	49218
49084	Chaumont-d'Anjou	49163
49085	La Chaussaire	49218
49086	Chavagnes	49086
49087	Chavaignes	49228
49088	Chazé-Henry	49248
49091	Chemellier	49050
49092	Chemillé	49092
49093	Chemiré-sur-Sarthe	49220
49094	Chênehutte-Trèves-Cunault	49261
49095	Chenillé-Changé	49067
49096	Cherré	49080
49097	Cheviré-le-Rouge	49018
49098	Chigné	49228
49101	Clefs	49018
49103	Combrée	49248
49104	Concourson-sur-Layon	49125
49105	Contigné	49080
49106	Corné	49307
49108	La Cornuaille	49183
49111	Cossé-d'Anjou	49092
49115	Coutures	49050
49116	Cuon	49018
49117	La Daguenière	49307
49118	Dampierre-sur-Loire	49328
49119	Daumeray	49220
49122	Dénezé-sous-le-Lude	49228
49125	Doué-la-Fontaine	49125
49126	Drain	49126
49128	Échemiré	49018
49133	Faveraye-Mâchelles	49345
49134	Faye-d'Anjou	49345
49136	La Ferrière-de-Flée	49331
49137	Le Fief-Sauvin	49218
49138	Fontaine-Guérin	49138
49139	Fontaine-Milon	49194
49141	Forges	49125
49142	La Fosse-de-Tigné	49373
49143	Fougeré	49018
49145	Le Fuilet	49218
49147	Gée	49021
49148	Gené	49367
49149	Gennes	49261
49150	Genneteil	49228
49151	Gesté	49023
49153	Valanjou	49092
49154	Grézillé	49261
49156	Grugé-l'Hôpital	49248
49157	Le Guédeniau	49018
49158	L'Hôtellerie-de-Flée	49331
49159	Huillé	49174
49162	Jallais	49023
49163	Jarzé	49163
49165	La Jubaudière	49023
49167	Juigné-sur-Loire	49167
49168	Jumelles	49180
49169	La Jumellière	49092
49172	Landemont	49126
49173	Lasse	49228
49174	Lézigné	49174
49175	Linières-Bouton	49228
49177	Liré	49126
49179	Le Longeron	49301
49181	Louerre	49003
49183	Le Louroux-Béconnais	49183
49184	Louvaines	49331
49185	Lué-en-Baugeois	49163
49186	Luigné	49050
49187	Marans	49331
49189	Marigné	49080
49190	Le Marillais	49244
49191	Martigné-Briand	49086
49194	Mazé	49194
49196	La Meignanne	49200
49197	Meigné-le-Vicomte	49228
49198	Meigné	49125
49199	Melay	49092
49200	La Membrolle-sur-Longuenée	49200
49202	Méon	49228
49204	Le Mesnil-en-Vallée	49244
49206	Montfaucon-Montigné	49301
49207	Montfort	49125
49208	Montguillon	49331
49212	Montjean-sur-Loire	49244
49213	Montpollin	49018
49218	Montrevault	49218
49220	Morannes	49220
49225	Neuvy-en-Mauges	49092
49226	Noëllet	49248
49227	Notre-Dame-d'Allençon	49086
49228	Noyant	49228
49229	Noyant-la-Gravoyère	49331
49230	Noyant-la-Plaine	49003
49232	Nueil-sur-Layon	49373
49233	Nyoiseau	49331
49234	Parçay-les-Pins	49228
49238	Pellouailles-les-Vignes	49323
49239	Le Pin-en-Mauges	49023
49242	Le Plessis-Macé	49200
49243	La Poitevinière	49023
49244	La Pommeraye	49244
49245	Pontigné	49018
49248	Pouancé	49248
49249	La Pouëze	49367
49250	La Prévière	49248
49251	Pruillé	49200
49252	Le Puiset-Doré	49218
49254	Querré	49080
49256	Rablay-sur-Layon	49345
49258	La Renaudière	49301
49261	Les Rosiers-sur-Loire	49261
49263	Roussay	49301
49264	Saint-André-de-la-Marche	49301
49265	Saint-Aubin-de-Luigné	49292
49268	Sainte-Christine	49092
49270	Saint-Christophe-la-Couperie	49126
49273	Saint-Crespin-sur-Moine	49301
49274	Saint-Cyr-en-Bourg	49060
49276	Saint-Florent-le-Vieil	49244
49277	Sainte-Gemmes-d'Andigné	49331
49279	Saint-Georges-des-Sept-Voies	49261
49280	Saint-Georges-du-Bois	49138
49281	Saint-Georges-des-Gardes	49092
49282	Saint-Georges-sur-Layon	49125
49285	Saint-Germain-sur-Moine	49301
49286	Saint-Hilaire-du-Bois	49373
49287	Saint-Hilaire-Saint-Florent	49328
49289	Saint-Jean-de-Linières	49298
49290	Saint-Jean-des-Mauvrets	49167
49292	Saint-Lambert-du-Lattay	49292
49293	Saint-Lambert-des-Levées	49328
49295	Saint-Laurent-de-la-Plaine	49244
49296	Saint-Laurent-des-Autels	49126
49297	Saint-Laurent-du-Mottay	49244
49298	Saint-Léger-des-Bois	49298
49300	Saint-Lézin	49092
49301	Saint-Macaire-en-Mauges	49301
49303	Saint-Martin-d'Arcé	49018
49304	Saint-Martin-de-la-Place	49261
49305	Saint-Martin-du-Bois	49331
49307	Saint-Mathurin-sur-Loire	49307
49309	Saint-Michel-et-Chanveaux	49248
49312	Saint-Philbert-en-Mauges	49023
49313	Saint-Pierre-Montlimart	49218
49314	Saint-Quentin-en-Mauges	49218
49315	Saint-Quentin-lès-Beaurepaire	49018
49316	Saint-Rémy-en-Mauges	49218
49317	Saint-Rémy-la-Varenne	49050
49318	Saint-Saturnin-sur-Loire	49050
49319	Saint-Sauveur-de-Flée	49331
49320	Saint-Sauveur-de-Landemont	49126
49321	Saint-Sigismond	49160
49322	Saint-Sulpice	49029
49323	Saint-Sylvain-d'Anjou	49323
49324	La Salle-et-Chapelle-Aubry	49218
49325	La Salle-de-Vihiers	49092
49327	Saulgé-l'Hôpital	49050
49331	Segré	49331
49335	Sœurdres	49080
49337	Soucelles	49377
49342	Tancoigné	49373
49345	Thouarcé	49345
49346	Le Thoureil	49261
49348	Tigné	49373
49349	Tillières	49301
49350	Torfou	49301
49351	La Tourlandry	49092
49354	Le Tremblay	49248
49356	Trémont	49373
49360	La Varenne	49126
49363	Vauchrétien	49050
49365	Les Verchers-sur-Layon	49125
49366	Vergonnes	49248
49367	Vern-d'Anjou	49367
49372	Le Vieil-Baugé	49018
49373	Vihiers	49373
49375	Villedieu-la-Blouère	49023
49376	Villemoisan	49183
49377	Villevêque	49377
49379	Le Voide	49373
49380	Vaulandry	49018
49382	Le Fresne-sur-Loire	49160
50001	Acqueville	50041
50007	Ancteville	50550
50009	Angey	50565
50010	Angoville-au-Plain	50099
50014	Anneville-sur-Mer	50215
50015	Annoville	50272
50018	Argouges	50487
50020	Auderville	50041
50035	Baudreville	50236
50037	La Bazoge	50260
50041	Beaumont-Hague	50041
50043	Bellefontaine	50260
50047	La Beslière	50188
50051	Beuzeville-au-Plain	50523
50053	Les Biards	50256
50056	Bion	50359
50057	Biville	50041
50061	Boisroger	50215
50063	Bolleville	50236
50073	Branville-Hague	50041
50075	Brectouville	50601
50080	Brévands	50099
50082	Bricquebec	50082
50089	Brucheville	50099
50090	Buais	50090
50100	Carnet	50487
50103	Carquebut	50523
50107	Catz	50099
50113	Chalandrey	50256
50116	Champcey	50565
50123	La Chapelle-en-Juger	50239
50125	Chasseguey	50260
50127	Chef-du-Pont	50523
50128	Le Chefresne	50393
50129	Cherbourg-Octeville	50129
50131	Chérencé-le-Roussel	50260
50132	Les Chéris	50168
50133	Chèvreville	50391
50134	Chevry	50363
50136	Coigny	50273
50140	Contrières	50419
50154	La Croix-Avranchin	50487
50160	Denneville	50412
50163	Digulleville	50041
50168	Ducey	50168
50170	Écoquenéauville	50523
50171	Éculleville	50041
50173	Équeurdreville-Hainneville	50129
50179	Ferrières	50591
50187	Flottemanville-Hague	50041
50189	Fontenay	50436
50191	Foucarville	50523
50197	Gavray	50197
50202	Giéville	50601
50203	La Glacerie	50129
50204	Glatigny	50236
50213	Gourfaleur	50546
50220	Gréville-Hague	50041
50223	Guéhébert	50419
50224	Guilberville	50601
50236	La Haye-du-Puits	50236
50239	Hébécrevon	50239
50242	Herqueville	50041
50244	Hérenguerville	50419
50245	Heussé	50591
50249	Houesville	50099
50254	Husson	50591
50255	Hyenville	50419
50257	Jobourg	50041
50260	Juvigny-le-Tertre	50260
50272	Lingreville	50272
50273	Lithaire	50273
50280	Lozon	50292
50286	La Mancellière	50256
50287	La Mancellière-sur-Vire	50546
50292	Marigny	50292
50293	Martigny	50391
50301	Le Mesnil-Amand	50197
50306	Le Mesnil-Bœufs	50256
50308	Le Mesnilbus	50550
50309	Le Mesnil-Drey	50188
50313	Le Mesnil-Herman	50546
50316	Le Mesnil-Opac	50363
50318	Le Mesnil-Rainfray	50260
50320	Le Mesnil-Rogues	50197
50322	Le Mesnil-Thébault	50256
50323	Le Mesnil-Tôve	50260
50329	Milly	50391
50330	Mobecq	50236
50337	Montanel	50487
50339	Montchaton	50388
50343	Montgardon	50236
50344	Montgothier	50256
50346	Montigny	50256
50348	Montmartin-en-Graignes	50099
50354	Montsurvent	50215
50355	Montviron	50565
50359	Mortain	50359
50363	Moyon	50363
50367	Naftel	50256
50380	Notre-Dame-d'Elle	50492
50381	Notre-Dame-du-Touchet	50359
50385	Omonville-la-Petite	50041
50386	Omonville-la-Rogue	50041
50388	Orval	50388
50391	Parigny	50391
50393	Percy	50393
50396	Les Perques	50082
50404	Placy-Montaigu	50444
50412	Portbail	50412
50414	Précorbin	50492
50415	Prétot-Sainte-Suzanne	50273
50416	Querqueville	50129
50418	Quettetot	50082
50427	Ravenoville	50523
50434	La Rochelle-Normande	50565
50436	Romagny	50436
50438	La Ronde-Haye	50550
50439	Ronthon	50167
50440	Rouffigny	50639
50441	Rouxeville	50492
50444	Saint-Amand	50444
50449	Saint-Aubin-du-Perron	50550
50458	Saint-Côme-du-Mont	50099
50460	Sainte-Croix-Hague	50041
50465	Saint-Ébremond-de-Bonfossé	50095
50470	Saint-Georges-de-Bohon	50564
50477	Saint-Germain-des-Vaux	50041
50492	Saint-Jean-des-Baisants	50492
50494	Saint-Jean-du-Corail	50359
50497	Saint-Jores	50273
50501	Saint-Léger	50493
50503	Saint-Lô-d'Ourville	50412
50508	Sainte-Marie-du-Bois	50591
50515	Saint-Martin-de-Landelles	50484
50516	Saint-Martin-des-Champs	50025
50520	Saint-Martin-le-Hébert	50082
50524	Saint-Michel-de-la-Pierre	50550
50534	Saint-Pellerin	50099
50544	Saint-Rémy-des-Landes	50236
50545	Saint-Romphaire	50546
50546	Saint-Samson-de-Bonfossé	50546
50550	Saint-Sauveur-Lendelin	50550
50557	Saint-Symphorien-des-Monts	50090
50558	Saint-Symphorien-le-Valois	50236
50561	Saint-Ursin	50493
50564	Sainteny	50564
50565	Sartilly	50565
50573	Servigny	50215
50581	Soulles	50546
50583	Sourdeval-les-Bois	50197
50586	Surville	50236
50600	Tonneville	50041
50601	Torigni-sur-Vire	50601
50602	Tourlaville	50129
50605	Trelly	50419
50611	Urville-Nacqueville	50041
50614	Le Valdécie	50082
50620	Vasteville	50041
50622	Vaudrimesnil	50550
50623	Vauville	50041
50625	Vengeons	50582
50627	Vergoncey	50487
50631	Les Veys	50099
50632	Vezins	50256
50635	Vidouville	50492
50638	Villechien	50359
50639	Villedieu-les-Poêles	50639
50640	Villiers-le-Pré	50487
50644	Virey	50484
50646	Le Vrétot	50082
51021	Aulnay-aux-Planches	51158
51024	Aulnizeux	51158
51030	Ay	51030
51063	Binson-et-Orquigny	51457
51064	Bisseuil	51030
51075	Bourgogne	51075
51205	Dampierre-au-Temple	51485
51261	Fresne-lès-Reims	51075
51271	Gionges	51612
51331	Louvois	51564
51347	Mareuil-sur-Ay	51030
51383	Morains	51158
51405	Normée	51248
51411	Oger	51612
51457	Reuil	51457
51485	Saint-Hilaire-au-Temple	51485
51494	Sainte-Livière	52182
51564	Tauxières-Mutry	51564
51575	Toulon-la-Montagne	51611
51612	Vertus	51612
51637	Villers-sous-Châtillon	51457
51651	Voipreux	51612
51664	Gernicourt	51171
52010	Anglus	52088
52018	Argentolles	52140
52020	Arnoncourt-sur-Apance	52273
52032	Avrainville	52497
52036	Balesmes-sur-Marne	52449
52041	Beaucharmoy	52400
52049	Biernes	52140
52052	Blaise	52140
52054	Blancheville	52008
52064	Bourmont	52064
52068	Braucourt	52182
52071	Bressoncourt	52491
52073	Breuil-sur-Marne	52123
52077	Broncourt	52197
52078	Brottes	52121
52080	Brouthières	52491
52081	Buchey	52426
52100	Champcourt	52140
52111	Charmoilles	52432
52112	Charmoy	52197
52117	Chatoillenot	52189
52139	Colombey-lès-Choiseul	52074
52143	Corgirnon	52083
52144	Corlée	52269
52150	Courcelles-Val-d'Esnoms	52189
52153	Créancey	52114
52154	Crenay	52205
52176	Donnemarie	52353
52180	Droyes	52411
52186	Épinant	52332
52191	Essey-les-Eaux	52353
52192	Essey-les-Ponts	52114
52202	Flornoy	52497
52209	Fresnoy-en-Bassigny	52377
52210	Frettes	70122
52215	Genrupt	52060
52224	Gonaincourt	52064
52225	Goncourt	52064
52226	Gourzon	52265
52236	Harméville	52288
52238	Harricourt	52140
52239	Heuilley-Cotton	52529
52252	Jorquenay	52246
52259	Laharmand	52251
52261	Lamargelle-aux-Bois	52094
52262	Lamothe-en-Blaisy	52140
52263	Landéville	52173
52268	Laneuville-au-Bois	52288
52270	Lannes	52432
52279	Lavilleneuve-aux-Fresnes	52140
52281	Lécourt	52332
52283	Lénizeul	52332
52293	Longeville-sur-la-Laines	52411
52296	Louze	52411
52299	Maconcourt	52456
52309	Marault	52058
52314	Marmesse	52114
52317	Maulain	52332
52324	Meuvy	52074
52329	Montesson	52388
52331	Montier-en-Der	52331
52333	Montlandon	52242
52339	Montsaon	52469
52340	Montsaugeon	52405
52345	Musseau	52094
52351	Nijon	52064
52361	Odival	52353
52368	Ormoy-sur-Aube	52274
52379	Pautaines-Augeville	52187
52387	Piépape	52529
52389	Pierrefontaines	52384
52402	Prangey	52529
52404	Pratz	52140
52405	Prauthoy	52405
52408	Prez-sur-Marne	52265
52409	Provenchères-sur-Marne	52211
52410	Provenchères-sur-Meuse	52332
52411	Puellemontier	52411
52412	Le Puits-des-Mèzes	52050
52417	Ravennefontaines	52332
52418	Récourt	52332
52427	Robert-Magny	52331
52434	Roôcourt-la-Côte	52058
52435	Rosoy-sur-Amance	52242
52441	Rozières	52479
52451	Saint-Martin-sur-la-Renne	52031
52454	Saint-Michel	52529
52460	Sarcicourt	52251
52462	Saucourt-sur-Rognon	52177
52466	Sauvage-Magny	52088
52477	Sommermont	52118
52478	Sommeville	52123
52481	Soulaincourt	52491
52496	Troischamps	52242
52498	Tronchoy	52432
52501	Valdelancourt	52031
52508	Vaux-la-Douce	52544
52509	Vaux-sous-Aubigny	52405
52521	Vieux-Moulins	52383
52527	Villars-Saint-Marcellin	52060
52530	Villemervry	52094
52531	Villemoron	52094
52532	Villiers-aux-Bois	52497
52533	Villiers-aux-Chênes	52178
52537	Villiers-sur-Marne	52230
53004	Ampoigné	53124
53006	Argenton-Notre-Dame	53029
53014	Azé	53062
53017	Ballée	53017
53029	Bierné	53029
53032	Blandouet	53228
53044	Brétignolles-le-Moulin	53118
53050	Chammes	53255
53062	Château-Gontier	53062
53065	Châtres-la-Forêt	53097
53092	Deux-Évailles	53161
53095	Épineux-le-Seguin	53017
53104	Gennes-sur-Glaize	53104
53124	Laigné	53124
53136	Loigné-sur-Mayenne	53136
53137	Loiron	53137
53138	Longuefuye	53104
53159	Montourtier	53161
53185	Pré-en-Pail	53185
53194	Ruillé-le-Gravelais	53137
53205	Saint-Céneré	53161
53207	Saint-Christophe-du-Luat	53097
53215	Saint-Fort	53062
53228	Saint-Jean-sur-Erve	53228
53231	Saint-Laurent-des-Mortiers	53029
53239	Saint-Martin-de-Connée	53249
53241	Saint-Michel-de-Feins	53029
53244	Saint-Ouën-des-Vallons	53161
53249	Saint-Pierre-sur-Orthe	53249
53252	Saint-Samson	53185
53254	Saint-Sulpice	53136
53255	Sainte-Suzanne	53255
53274	Vimarcé	53249
54099	Briey	54099
54341	Mance	54099
54342	Mancieulles	54099
54506	Sexey-les-Bois	54557
54557	Velaine-en-Haye	54557
55006	Amblaincourt	55040
55016	Aulnois-sous-Vertuzey	55184
55019	Auzécourt	55388
55020	Auzéville-en-Argonne	55117
55030	Baudignécourt	55150
55052	Billy-sous-les-Côtes	55551
55056	Blercourt	55385
55086	Bulainville	55389
55092	Buxerulles	55093
55112	Chennevières	55358
55126	Corniéville	55258
55131	Cousances-au-Bois	55518
55136	Creuë	55551
55151	Deuxnouds-aux-Bois	55274
55152	Deuxnouds-devant-Beauzée	55040
55161	Domremy-aux-Bois	55179
55164	Douaumont	55537
55176	Érize-la-Grande	55442
55190	Fleury-sur-Aire	55389
55203	Génicourt-sous-Condé	55123
55205	Gérauvilliers	55026
55213	Gironville-sous-les-Côtes	55258
55223	Hadonville-lès-Lachaussée	55267
55230	Haraumont	55571
55231	Hargeville-sur-Chée	55123
55233	Hattonchâtel	55551
55234	Hattonville	55551
55235	Haucourt-la-Rigole	55500
55238	Haumont-lès-Lachaussée	55267
55240	Hautecourt-lès-Broville	55002
55249	Houdelaucourt-sur-Othain	55500
55259	Jubécourt	55117
55273	Lamarche-en-Woëvre	55386
55283	Lavignéville	55274
55287	Lempire-aux-Bois	55276
55294	Liouville	55012
55305	Louppy-sur-Chée	55123
55308	Loxéville	55179
55309	Luméville-en-Ornois	55215
55314	Malaumont	55114
55318	Les Marats	55123
55319	Marbotte	55012
55342	Mondrecourt	55254
55390	Oëy	55358
55392	Ollières	55500
55393	Ornel	55191
55402	Parois	55117
55413	Rampont	55497
55418	Réchicourt	55500
55432	Rignaucourt	55254
55441	Rosières-en-Blois	55148
55451	Saint-Agnant-sous-les-Côtes	55012
55455	Saint-Benoît-en-Woëvre	55551
55480	Senard	55517
55486	Seraucourt	55040
55491	Sommaisne	55423
55499	Spada	55274
55513	Tourailles-sous-Bois	55215
55537	Vaux-devant-Damloup	55537
55538	Vaux-la-Grande	55472
55539	Vaux-la-Petite	55472
55542	Véel	55186
55548	Vertuzey	55184
55550	Viéville-sous-les-Côtes	55551
55558	Ville-Issey	55184
55585	Woinville	55093
56037	La Chapelle-Caro	56197
56038	La Chapelle-Gaceline	56061
56049	Croixanvec	56213
56059	Les Forges	56102
56064	Glénac	56061
56102	Lanouée	56102
56142	Moustoir-Remungol	56144
56144	Naizin	56144
56183	Quelneuc	56033
56187	Quily	56197
56192	Remungol	56144
56197	Le Roc-Saint-André	56197
56213	Saint-Gérand	56213
57021	Ancy-sur-Moselle	57021
57023	Angviller-lès-Bisping	57086
57135	Chémery	57209
57148	Colligny	57148
57157	Coutures	57132
57184	Dornot	57021
57285	Halling-lès-Boulay	57097
57378	Landonvillers	57155
57432	Maizery	57148
57578	Rezonville	57578
57722	Vionville	57578
58022	Balleray	58204
58091	Cours	58086
58100	Dompierre-sur-Héry	58026
58167	Michaugues	58026
58204	Ourouër	58204
59006	Amfroipret	59006
59070	Bermeries	59006
59154	Coudekerque-Village	59588
59248	Fort-Mardyck	59183
59298	Hellemmes-Lille	59350
59355	Lomme	59350
59380	Mardyck	59183
59404	Les Moëres	59260
59540	Saint-Pol-sur-Mer	59183
59588	Téteghem	59588
60038	Bachivillers	60256
60080	Boissy-le-Bois	60209
60096	Boutavent	60245
60209	Énencourt-le-Sec	60209
60256	Fresneaux-Montchevreuil	60256
60300	Hardivillers-en-Vexin	60209
60417	Montherlant	60570
60455	La Neuville-Garnier	60694
60694	Villotran	60694
61003	Anceins	61167
61004	Antoigny	61168
61007	Athis-de-l'Orne	61007
61009	Aubry-en-Exmes	61474
61016	Autheuil	61491
61017	Les Authieux-du-Puits	61275
61019	Avernes-sous-Exmes	61474
61025	La Baroche-sous-Lucé	61211
61027	Batilly	61153
61031	Beauchêne	61486
61033	Beaulandais	61211
61045	Bivilliers	61491
61047	Bocquencé	61167
61057	Le Bourg-Saint-Léonard	61474
61058	Bréel	61007
61059	Bresolettes	61491
61065	Bubertré	61491
61073	La Carneille	61007
61083	Chambois	61474
61090	Champs	61491
61096	La Chapelle-d'Andaine	61096
61106	Chênedouit	61339
61109	Clairefougère	61292
61110	La Cochère	61474
61112	Colonard-Corubert	61309
61115	Condeau	61116
61116	Condé-sur-Huisne	61116
61125	Coulonges-les-Sablons	61116
61127	La Courbe	61153
61131	Courménil	61474
61135	Couterne	61096
61136	Couvains	61167
61144	Dancé	61309
61145	Domfront	61145
61153	Écouché	61153
61154	Eperrais	61196
61155	L'Épinay-le-Comte	61324
61157	Exmes	61474
61161	Fel	61474
61167	La Ferté-Frênel	61167
61172	Fontenai-les-Louvets	61228
61173	Fontenai-sur-Orne	61153
61174	La Forêt-Auvray	61339
61177	Frênes	61486
61179	La Fresnaye-au-Sauvage	61339
61184	Gauville	61167
61185	Gémages	61484
61186	Geneslay	61096
61188	La Genevraie	61275
61191	Glos-la-Ferrière	61167
61192	Godisson	61275
61194	Goulet	61194
61196	Le Gué-de-la-Chaîne	61196
61200	Haleine	61096
61201	La Haute-Chapelle	61145
61204	L'Hermitière	61484
61205	Heugon	61167
61211	Juvigny-sous-Andaine	61211
61220	La Lande-sur-Eure	61230
61223	Larchamp	61486
61226	Lignerolles	61491
61228	Livaie	61228
61230	Longny-au-Perche	61230
61231	Longuenoë	61228
61235	Loré	61211
61236	Loucé	61153
61239	Lucé	61211
61246	Mâle	61484
61247	Malétable	61230
61249	Marcei	61375
61250	Marchainville	61230
61253	Marmouillé	61081
61270	Ménil-Jean	61339
61275	Le Merlerault	61275
61280	Monceaux-au-Perche	61230
61282	Monnai	61167
61285	Montgaroult	61194
61292	Montsecret	61292
61296	Moulicent	61230
61299	Moussonvilliers	61429
61305	Neuilly-sur-Eure	61230
61306	Neuville-près-Sées	61081
61309	Nocé	61309
61310	Nonant-le-Pin	61275
61311	Normandel	61429
61313	Notre-Dame-du-Rocher	61007
61315	Omméel	61474
61318	Origny-le-Butin	61196
61320	Orville	61460
61324	Passais	61324
61325	La Perrière	61196
61335	La Poterie-au-Perche	61491
61337	Préaux-du-Perche	61309
61338	Prépotin	61491
61339	Putanges-Pont-Écrepin	61339
61340	Rabodanges	61339
61343	Randonnai	61491
61353	Ronfeugerai	61007
61354	Les Rotours	61339
61355	Rouellé	61145
61356	La Rouge	61484
61359	Saint-Agnan-sur-Erre	61484
61364	Saint-Aubert-sur-Orne	61339
61368	Saint-Aubin-des-Grois	61309
61375	Saint-Christophe-le-Jajolet	61375
61377	Saint-Cornier-des-Landes	61486
61378	Sainte-Croix-sur-Orne	61339
61380	Saint-Denis-de-Villenette	61211
61383	Saint-Didier-sous-Écouves	61228
61403	Saint-Hilaire-la-Gérard	61294
61409	Saint-Jean-de-la-Forêt	61309
61410	Saint-Jean-des-Bois	61486
61417	Saint-Loyer-des-Champs	61375
61428	Saint-Maurice-du-Désert	61463
61429	Saint-Maurice-lès-Charencey	61429
61431	Saint-Michel-des-Andaines	61483
61434	Saint-Nicolas-des-Laitiers	61167
61437	Saint-Ouen-de-la-Cour	61196
61441	Saint-Ouen-sur-Maire	61153
61449	Saint-Pierre-la-Rivière	61474
61455	Saint-Siméon	61324
61458	Saint-Victor-de-Réno	61230
61460	Le Sap	61460
61463	La Sauvagère	61463
61465	Ségrie-Fontaine	61007
61468	Sentilly	61194
61469	Sept-Forges	61211
61470	Serans	61153
61471	Sérigny	61196
61474	Silly-en-Gouffern	61474
61477	Survie	61474
61478	Taillebois	61007
61483	Bagnoles-de-l'Orne	61483
61484	Le Theil	61484
61486	Tinchebray	61486
61489	Les Tourailles	61007
61491	Tourouvre	61491
61496	Urou-et-Crennes	61474
61504	Villebadin	61474
61506	Villers-en-Ouche	61167
61511	Vrigny	61375
61513	Yvrandes	61486
62110	Berguette	62473
62294	Enguinegatte	62295
62295	Enquin-les-Mines	62295
62431	Herbelles	62471
62447	Hesdin	62447
62461	Huby-Saint-Leu	62447
62471	Inghem	62471
62482	Labuissière	62178
62549	Marconne	62447
62575	Molinghem	62473
62743	Sainte-Austreberthe	62447
63018	Aulhat-Saint-Privat	63160
63078	Chaméane	63448
63109	Chidrac	63109
63133	Dallet	63226
63160	Flat	63160
63226	Mezel	63226
63316	Saint-Anastaise	63038
63330	Saint-Cirgues-sur-Couze	63109
63448	Vernet-la-Varenne	63448
64020	Ance	64225
64030	Arance	64396
64055	Arros-d'Oloron	64064
64163	Camou-Mixe-Suhast	64010
64164	Capbis	64148
64169	Cassaber	64168
64225	Féas	64225
64248	Gouze	64396
64278	Ithorots-Olhaïby	64049
64333	Lendresse	64396
64384	Mifaget	64148
64497	Sainte-Suzanne	64430
64541	Urdès	64300
64553	Viellenave-sur-Bidouze	64113
65008	Anéran-Camors	65141
65027	Armenteule	65282
65092	Beyrède-Jumet	65092
65122	Camous	65092
65188	Gavarnie	65192
65192	Gèdre	65192
65227	Ilhan	65099
65246	Lahitte	65054
65365	Pouchergues	65003
67004	Allenwiller	67004
67007	Altenstadt	67544
67014	Auenheim	67418
67015	Avenheim	67452
67024	Behlenheim	67495
67041	Birkenwald	67004
67042	Birlenbach	67104
67064	Bremmelbach	67074
67114	Eberbach-Wœrth	67176
67153	Geiswiller	67153
67157	Gimbrett	67034
67158	Gingsheim	67539
67170	Griesbach	67176
67171	Griesbach-le-Bastberg	67061
67193	Hermerswiller	67206
67207	Hohatzenheim	67539
67211	Hohwiller	67474
67219	Imbsheim	67061
67224	Irmstett	67442
67243	Kleinfrankenheim	67452
67251	Kuhlendorf	67339
67262	Leiterswiller	67206
67284	Mattstall	67263
67294	Mitschdorf	67160
67297	Mittelhausen	67539
67316	Nehwiller-près-Wœrth	67388
67332	Niederseebach	67351
67374	Pfettisheim	67495
67376	Bischtroff-sur-Sarre	67435
67390	Reimerswiller	67339
67393	Reitwiller	67034
67399	Riedheim	67061
67418	Rountzenheim	67418
67419	Rumersheim	67034
67431	Salenthal	67004
67439	Schaffhouse-sur-Zorn	67202
67457	Schwabwiller	67339
67469	Singrist	67004
67533	Wilshausen	67530
67539	Wingersheim	67539
67549	Wœllenheim	67532
67560	Zœbersdorf	67153
67561	Zollingen	67435
67562	Zutzendorf	67347
68006	Ammertzwiller	68006
68012	Aspach-le-Haut	68012
68056	Brunstatt	68056
68070	Didenheim	68056
68143	Holtzwihr	68143
68162	Kaysersberg	68162
68164	Kientzheim	68162
68201	Masevaux	68201
68206	Michelbach	68012
68219	Mortzwiller	68219
68233	Niederbruck	68201
68272	Riedwihr	68143
68310	Sigolsheim	68162
68314	Soppe-le-Haut	68219
69015	Avenas	69135
69019	Belleville	69019
69024	Le Bois-d'Oingt	69024
69025	Bourg-de-Thizy	69248
69041	La Chapelle-de-Mardore	69248
69048	Chassagny	69179
69066	Cours-la-Ville	69066
69073	Dareizé	69157
69101	Jarnioux	69114
69114	Liergues	69114
69128	Mardore	69248
69129	Marnand	69248
69135	Monsols	69135
69144	Nuelles	69208
69146	Oingt	69024
69147	Les Olmes	69157
69149	Oullins	69149
69150	Ouroux	69135
69152	Pierre-Bénite	69149
69157	Pontcharra-sur-Turdine	69157
69158	Pont-Trambouze	69066
69159	Pouilly-le-Monial	69114
69179	Saint-Andéol-le-Château	69179
69185	Saint-Christophe	69135
69195	Saint-Didier-sous-Riverie	69228
69208	Saint-Germain-sur-l'Arbresle	69208
69210	Saint-Jacques-des-Arrêts	69135
69211	Saint-Jean-d'Ardières	69019
69213	Saint-Jean-de-Touslas	69179
69222	Saint-Laurent-d'Oingt	69024
69223	Saint-Loup	69157
69224	Saint-Mamert	69135
69228	Saint-Maurice-sur-Dargoire	69228
69237	Saint-Sorlin	69228
69247	Thel	69066
69248	Thizy	69248
69251	Trades	69135
70033	Aubertans	70059
70034	Aubigney	70101
70068	Betoncourt-les-Ménétriers	70373
70108	Bussurel	70285
70123	Champlitte-la-Ville	70122
70131	Charentenay	70492
70152	Choye	70152
70173	Corcelles	70477
70180	Courchaton	70180
70191	Cubry-lès-Soing	70492
70223	Étroitefontaine	70031
70241	Les Fontenis	70447
70245	Fougerolles	70245
70246	Fouvent-le-Bas	70247
70264	Georfans	70180
70281	Greucourt	70418
70300	Leffond	70122
70333	Margilley	70122
70345	Miellin	70489
70346	Mignafans	70487
70354	Montarlot-lès-Champlitte	70122
70370	Montseugny	70101
70382	Neuvelle-lès-Champlitte	70122
70391	Noroy-lès-Jussey	70292
70418	Le Pont-de-Planches	70418
70434	Quitteur	70058
70458	Saint-Andoche	70247
70465	Saint-Julien	70373
70475	Saint-Valbert	70245
70489	Servance	70489
70497	Tavey	70285
70530	Vellechevreux-et-Courbenans	70180
70551	Vezet	70418
70557	Villefrancon	70152
70570	Virey	70045
71042	Bonnay	71042
71055	Brandon	71134
71134	Clermain	71134
71180	Donzy-le-National	71582
71260	Loché	71270
71279	Marizy	71279
71288	Massy	71582
71304	Montagny-sur-Grosne	71134
71375	Le Rousset	71279
71432	Saint-Jean-le-Priche	71270
71492	Saint-Ythaire	71042
71511	Sennecé-lès-Mâcon	71270
71582	La Vineuse	71582
71587	Vitry-lès-Cluny	71582
72025	Bazouges-sur-le-Loir	72025
72063	La Chapelle-Gaugain	72262
72069	Chassé	72137
72071	Château-du-Loir	72071
72080	Cherré	72080
72081	Cherreau	72080
72082	Le Chevain	72308
72097	Coulombiers	72138
72108	Cré-sur-Loir	72025
72117	Dissé-sous-le-Lude	72176
72128	Évaillé	72128
72137	La Fresnaye-sur-Chédouet	72137
72159	Lavenay	72262
72162	Lignières-la-Carelle	72137
72203	Montabon	72071
72207	Montigny	72137
72240	Poncé-sur-le-Loir	72262
72258	Roullée	72137
72262	Ruillé-sur-Loir	72262
72284	Saint-Germain-sur-Sarthe	72138
72298	Saint-Mars-de-Locquenay	72382
72304	Sainte-Osmane	72128
72308	Saint-Paterne	72308
72318	Saint-Rigomer-des-Bois	72137
72382	Volnay	72382
72384	Vouvray-sur-Loir	72071
73002	Aiguebelle	73212
73003	Aigueblanche	73003
73006	Aime	73006
73010	Albens	73010
73035	Beaune	73261
73038	Bellentre	73150
73045	Le Bois	73003
73046	Bonneval	73187
73056	Bramans	73290
73060	Celliers	73187
73062	Cessens	73010
73080	Le Châtel	73135
73093	La Côte-d'Aime	73150
73102	Doucy	73187
73108	Épersy	73010
73111	Étable	73215
73112	Feissons-sur-Isère	73187
73115	Fontaine-le-Puits	73284
73118	Francin	73151
73126	Granier	73006
73127	Gresin	73236
73135	Hermillon	73135
73143	Lanslebourg-Mont-Cenis	73290
73144	Lanslevillard	73290
73148	Longefoy	73006
73150	Mâcot-la-Plagne	73150
73151	Les Marches	73151
73158	Mognard	73010
73163	Montaimont	73235
73167	Montgellafrey	73235
73169	Montgirod	73006
73174	Montrond	73013
73185	Naves	73187
73187	Notre-Dame-de-Briançon	73187
73199	Petit-Cœur	73187
73203	Pontamafrey-Montpascal	73135
73209	Pussy	73187
73212	Randens	73212
73215	La Rochette	73215
73236	Saint-Genix-sur-Guiers	73236
73238	Saint-Germain-la-Chambotte	73010
73239	Saint-Girod	73010
73244	Saint-Jean-de-Belleville	73257
73257	Saint-Martin-de-Belleville	73257
73260	Saint-Maurice-de-Rotherens	73236
73266	Saint-Oyen	73003
73284	Salins-les-Thermes	73284
73287	Sollières-Sardières	73290
73290	Termignon	73290
73291	Tessens	73006
73295	Thyl	73261
73305	Valezan	73150
73321	Villarlurin	73257
73325	Villette	73006
74011	Annecy-le-Vieux	74010
74022	Aviernoz	74282
74084	Cons-Sainte-Colombe	74167
74093	Cran-Gevrier	74010
74113	Ésery	74220
74120	Évires	74282
74167	Marlens	74167
74182	Meythet	74010
74187	Montmin	74275
74204	Les Ollières	74282
74217	Pringy	74010
74245	Saint-Martin-Bellevue	74282
74268	Seynod	74010
74275	Talloires	74275
74282	Thorens-Glières	74282
76003	Ambourville	76020
76027	Assigny	76618
76031	Auberville-la-Campagne	76476
76034	Auffay	76034
76037	Auquemesnil	76618
76041	Autretot	76041
76044	Auzouville-Auberbosc	76258
76073	Belleville-sur-Mer	76618
76078	Bennetot	76258
76080	Bermonville	76258
76081	Berneval-le-Grand	76618
76098	Biville-sur-Mer	76618
76127	Bosc-Roger-sur-Buchy	76146
76137	Bracquemont	76618
76145	Brunville	76618
76164	Caudebec-en-Caux	76164
76191	Cressy	76034
76215	Derchigny	76618
76248	Estouteville-Écalles	76146
76258	Fauville-en-Caux	76258
76277	Le Fossé	76276
76301	Glicourt	76618
76310	Gouchaupre	76618
76326	Greny	76618
76337	Guilmécourt	76618
76358	Le Héron	76455
76376	Intraville	76618
76401	La Mailleraye-sur-Seine	76401
76455	Morville-sur-Andelle	76455
76466	Neuville-lès-Dieppe	76217
76476	Notre-Dame-de-Gravenchon	76476
76496	Penly	76618
76525	Ricarville	76258
76539	Rouelles	76351
76607	Sainte-Marguerite-sur-Fauville	76258
76618	Saint-Martin-en-Campagne	76618
76625	Saint-Nicolas-de-Bliquetuit	76401
76639	Saint-Pierre-Lavis	76258
76643	Saint-Quentin-au-Bosc	76618
76659	Saint-Wandrille-Rançon	76164
76674	Sévis	76034
76696	Tocqueville-sur-Eu	76618
76701	Touffreville-la-Cable	76476
76704	Tourville-la-Chapelle	76618
76713	Triquerville	76476
76729	Veauville-lès-Baons	76041
76742	Villequier	76164
77166	Écuelles	77316
77170	Épisy	77316
77189	Fontaine-sous-Montaiguillon	77262
77299	Montarlot	77316
77316	Moret-sur-Loing	77316
77324	Moutils	77093
77351	Ozouer-le-Repos	77010
77375	Préaux	77261
77399	Saint-Ange-le-Viel	77504
77491	Veneux-les-Sablons	77316
77497	Vieux-Maisons	77421
77499	Vilbert	77031
77502	Villegagnon	77020
78158	Le Chesnay	78158
78251	Fourqueux	78551
78524	Rocquencourt	78158
79004	Aigonnay	79185
79006	Les Alleuds	79136
79013	Argenton-les-Vallées	79013
79014	Argenton-l'Église	79014
79026	Bagneux	79014
79027	La Bataille	79083
79028	Beaulieu-sous-Bressuire	79049
79035	Le Beugnon	79077
79041	Borcq-sur-Airvault	79005
79043	Bouillé-Loretz	79014
79044	Bouillé-Saint-Paul	79063
79051	Le Breuil-Bernard	79179
79052	Breuil-Chaussée	79049
79053	Le Breuil-sous-Argenton	79013
79054	Brie	79196
79060	Caunay	79307
79063	Cersay	79063
79064	Chail	79064
79065	Chambroutet	79049
79068	Chantecorps	79105
79072	La Chapelle-Gaudin	79013
79073	La Chapelle-Largeau	79079
79075	La Chapelle-Saint-Étienne	79179
79077	La Chapelle-Thireuil	79077
79093	Clazay	79049
79098	La Couarde	79217
79099	La Coudre	79013
79105	Coutières	79105
79107	Crézières	79083
79113	Étusson	79280
79143	Les Jumeaux	79016
79155	Loublande	79079
79168	Massais	79063
79171	Mauzé-Thouarsais	79329
79173	Mazières-sur-Béronne	79174
79178	Missé	79329
79179	Moncoutant	79179
79180	Montalembert	79307
79181	Montigné	79061
79182	Montigny	79123
79185	Mougon	79185
79186	Moulins	79079
79187	Moutiers-sous-Argenton	79013
79188	Moutiers-sous-Chantemerle	79179
79192	Noirlieu	79049
79193	Noirterre	79049
79196	Oiron	79196
79199	Paizay-le-Tort	79174
79205	Pers	79307
79212	Pliboux	79307
79217	Prailles	79217
79219	Priaires	79334
79222	Pugny	79179
79224	Le Puy-Saint-Bonnet	49099
79232	La Ronde	79123
79233	Rorthais	79079
79237	Saint-Aubin-de-Baubigné	79079
79240	Sainte-Blandine	79185
79260	Saint-Jouin-de-Marnes	79196
79261	Saint-Jouin-de-Milly	79179
79264	Saint-Léger-de-la-Martinière	79174
79272	Saint-Marsault	79123
79279	Saint-Martin-lès-Melle	79174
79280	Saint-Maurice-la-Fougereuse	79280
79282	Saint-Médard	79061
79285	Saint-Pardoux	79285
79288	Saint-Pierre-à-Champ	79063
79292	Sainte-Radegonde	79329
79296	Saint-Sauveur	79049
79307	Sauzé-Vaussais	79307
79314	Sompt	79064
79317	Soulièvres	79005
79318	Soutiers	79285
79321	Taizé-Maulais	79196
79323	Le Temple	79079
79324	Terves	79049
79325	Tessonnière	79005
79327	Thorigné	79185
79328	Thorigny-sur-le-Mignon	79334
79330	Tillou	79083
79333	Ulcot	79013
79334	Usseau	79334
79344	Verrines-sous-Celles	79061
80007	Agnières	80436
80111	Boisrault	80443
80155	Bussus-Bussuel	80155
80175	Carnoy	80505
80257	Dreuil-lès-Molliens	80554
80289	Estrées-en-Chaussée	80557
80295	Étinehem	80295
80363	Frettemolle	80436
80382	Gouy-l'Hôpital	80443
80394	Guémicourt	80703
80398	Guibermesnil	80456
80441	Hocquincourt	80406
80447	Hyencourt-le-Grand	80621
80454	Laboissière-Saint-Martin	80456
80457	Lahaye-Saint-Romain	80630
80483	Lincheux-Hallivillers	80443
80485	Lœuilly	80485
80492	Longvillers	80245
80505	Mametz	80505
80509	Marchélepot	80509
80510	Marcheville	80222
80532	Méricourt-sur-Somme	80295
80551	Misery	80509
80564	Montmarquet	80456
80581	Namps-au-Mont	80582
80594	Neuville-lès-Lœuilly	80485
80608	Omiécourt	80621
80610	Onvillers	80623
80612	Orival	80443
80621	Pertain	80621
80689	Rumaisnil	80582
80731	Selincourt	80443
80739	Souplicourt	80436
80745	Taisnil	80582
80761	Tilloy-lès-Conty	80485
80768	Tronchoy	80443
80816	Wailly	80211
80817	Wanel	80406
80830	Yaucourt-Bussus	80155
81057	Campes	81262
81113	Labastide-Dénat	81218
81226	Ronel	81233
81233	Roumégoux	81233
81241	Saint-Antonin-de-Lacalm	81233
81260	Saint-Lieux-Lafenasse	81233
81296	Terre-Clapier	81233
81301	Le Travet	81233
85001	L'Aiguillon-sur-Mer	85001
85008	Aubigny	85008
85009	Auzay	85009
85019	Belleville-sur-Vie	85019
85021	La Bernardière	85076
85027	Boufféré	85146
85030	Boulogne	85084
85037	Breuil-Barret	85289
85041	Cezais	85292
85043	Chaillé-sous-les-Ormeaux	85213
85044	Chaix	85009
85048	Chambretaud	85302
85053	La Chapelle-aux-Lys	85289
85063	Les Châtelliers-Châteaumur	85090
85068	La Claye	85036
85069	Les Clouzeaux	85008
85076	Cugand	85076
85079	Dissais	85135
85084	Les Essarts	85084
85090	La Flocellière	85090
85107	La Guyonnière	85146
85122	Lesson	85020
85146	Montaigu	85146
85150	Mormaison	85197
85154	Mouilleron-en-Pareds	85154
85162	Nieul-sur-l'Autise	85162
85168	Oulmes	85162
85177	Le Poiré-sur-Velluire	85177
85180	La Pommeraie-sur-Sèvre	85090
85197	Saint-André-Treize-Voies	85197
85203	Sainte-Christine	85020
85213	Saint-Florent-des-Bois	85213
85217	Saint-Georges-de-Montaigu	85146
85219	Saint-Germain-l'Aiguiller	85154
85223	Sainte-Hermine	85223
85224	Saint-Hilaire-de-Loulay	85146
85230	Saint-Hilaire-du-Bois	85040
85233	Saint-Jean-de-Beugné	85223
85257	Saint-Michel-Mont-Mercure	85090
85263	Saint-Philbert-du-Pont-Charrault	85051
85270	Saint-Sornin	85277
85271	Saint-Sulpice-en-Pareds	85292
85272	Saint-Sulpice-le-Verdon	85197
85275	Saint-Vincent-Puymaufrais	85034
85279	Saligny	85019
85289	La Tardière	85289
85292	Thouarsais-Bouildroux	85292
85299	Velluire	85177
85302	La Verrie	85302
85307	La Faute-sur-Mer	85001
86019	Beaumont	86019
86030	Blaslay	86281
86043	Ceaux-en-Couhé	86082
86060	Charrais	86281
86067	Châtillon	86082
86071	Cheneché	86281
86082	Couhé	86082
86101	Frontenay-sur-Dive	86225
86115	Jaunay-Clan	86115
86146	Marigny-Brizay	86115
86155	Messais	86161
86179	Notre-Dame-d'Or	86108
86185	Ouzilly-Vignolles	86161
86188	Payré	86082
86199	Pouzioux	86070
86212	Rossay	86137
86216	Saint-Chartres	86161
86219	Saint-Cyr	86019
86231	Saint-Macoux	86247
86245	Saint-Sauveur	86245
86247	Saint-Saviol	86247
86259	Senillé	86245
86267	Targé	86066
86277	Varennes	86281
86278	Vaux	86082
86281	Vendeuvre-du-Poitou	86281
86283	Verger-sur-Dive	86108
87026	Bussière-Boffy	87097
87028	Bussière-Poitevine	87028
87055	Darnac	87028
87097	Mézières-sur-Issoire	87097
87098	Milhaguet	87092
87128	Roussac	87128
87136	Saint-Barbant	87028
87171	Saint-Nicolas-Courbefy	87027
87173	Saint-Pardoux	87128
87175	Saint-Priest-le-Betoux	87180
87184	Saint-Symphorien-sur-Couze	87128
87196	Thiat	87028
88029	Bains-les-Bains	88029
88112	Colroy-la-Grande	88361
88204	Girmont	88465
88234	Harsault	88029
88235	Hautmougey	88029
88337	Oncourt	88465
88361	Provenchères-sur-Fave	88361
88393	Rollainville	88321
89001	Accolay	89130
89003	Aillant-sur-Tholon	89003
89047	Bligny-en-Othe	89055
89052	Bouilly	89439
89070	Chambeugle	89086
89078	Champvallon	89003
89086	Charny	89086
89090	Chastenay	89283
89097	Chêne-Arnoult	89086
89103	Chevillon	89086
89107	Chigy	89411
89109	Cisery	89197
89114	Commissey	89407
89130	Cravant	89130
89138	Dicy	89086
89140	Dilo	89014
89157	Essert	89233
89166	Fleurigny	89414
89174	Fontenailles	89405
89178	Fontenouilles	89086
89192	Grandchamp	89086
89196	Guerchy	89196
89197	Guillon	89197
89213	Laduz	89196
89231	Louesme	89073
89241	Malicorne	89086
89243	Marchais-Beton	89086
89260	Molesmes	89405
89275	Neuilly	89196
89293	Perreuse	89420
89294	Perreux	89086
89317	Prunoy	89086
89322	Rebourseaux	89439
89330	Sacy	89441
89334	Saint-Aubin-Château-Neuf	89334
89340	Sainte-Colombe-sur-Loing	89420
89343	Saint-Denis-sur-Ouanne	89086
89356	Saint-Martin-sur-Ocre	89334
89357	Saint-Martin-sur-Oreuse	89414
89358	Saint-Martin-sur-Ouanne	89086
89372	Saint-Vinnemer	89407
89381	Sceaux	89197
89389	Septfonds	89344
89401	Sougères-sur-Sinotte	89263
89405	Taingy	89405
89411	Theil-sur-Vanne	89411
89420	Treigny	89420
89421	Trévilly	89197
89429	Vareilles	89411
89435	Vaux	89024
89448	Vignes	89197
89454	Villefranche	89086
89457	Villemer	89196
89473	Villiers-sur-Tholon	89003
89476	La Villotte	89472
89484	Volgré	89003
91222	Estouches	91390
91390	Méréville	91390
93059	Pierrefitte-sur-Seine	93066$former$, E'\n') line, string_to_array(line, E'\t') f
),
named as (
  select areas.kind || ' ' || areas.name as known_as, areas.* from areas
  union all
  select 'region ' || o.name, 'region', o.name, o.region, null, null, null, r.population
  from former_regions o join areas r on r.kind = 'region' and r.name = o.region
  union all
  select 'former commune ' || o.insee_code, 'former_commune', o.name, c.region, c.department, c.department_code, c.id, c.population
  from former_communes o join public.french_cities c on c.insee_code = o.city
)
insert into public.place_names (id, kind, name, region, department, department_code, city_id, population)
select overlay(overlay(md5(known_as) placing '8' from 13) placing 'a' from 17)::uuid,
  kind, name, region, department, department_code, city_id, population
from named;

create index place_names_name_key on public.place_names (name_key);
create index place_names_city_id on public.place_names (city_id);
analyze public.place_names;
