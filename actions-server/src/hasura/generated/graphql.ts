/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Boolean expression to compare columns of type "Boolean". All fields are combined with logical 'AND'. */
export type Boolean_Comparison_Exp = {
  _eq?: boolean | null | undefined;
  _gt?: boolean | null | undefined;
  _gte?: boolean | null | undefined;
  _in?: Array<boolean> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: boolean | null | undefined;
  _lte?: boolean | null | undefined;
  _neq?: boolean | null | undefined;
  _nin?: Array<boolean> | null | undefined;
};

/** Boolean expression to compare columns of type "Float". All fields are combined with logical 'AND'. */
export type Float_Comparison_Exp = {
  _eq?: number | null | undefined;
  _gt?: number | null | undefined;
  _gte?: number | null | undefined;
  _in?: Array<number> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: number | null | undefined;
  _lte?: number | null | undefined;
  _neq?: number | null | undefined;
  _nin?: Array<number> | null | undefined;
};

/** Boolean expression to compare columns of type "Int". All fields are combined with logical 'AND'. */
export type Int_Comparison_Exp = {
  _eq?: number | null | undefined;
  _gt?: number | null | undefined;
  _gte?: number | null | undefined;
  _in?: Array<number> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: number | null | undefined;
  _lte?: number | null | undefined;
  _neq?: number | null | undefined;
  _nin?: Array<number> | null | undefined;
};

/** Boolean expression to compare columns of type "String". All fields are combined with logical 'AND'. */
export type String_Array_Comparison_Exp = {
  /** is the array contained in the given array value */
  _contained_in?: Array<string> | null | undefined;
  /** does the array contain the given value */
  _contains?: Array<string> | null | undefined;
  _eq?: Array<string> | null | undefined;
  _gt?: Array<string> | null | undefined;
  _gte?: Array<string> | null | undefined;
  _in?: Array<Array<string>> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: Array<string> | null | undefined;
  _lte?: Array<string> | null | undefined;
  _neq?: Array<string> | null | undefined;
  _nin?: Array<Array<string>> | null | undefined;
};

/** Boolean expression to compare columns of type "String". All fields are combined with logical 'AND'. */
export type String_Comparison_Exp = {
  _eq?: string | null | undefined;
  _gt?: string | null | undefined;
  _gte?: string | null | undefined;
  _ilike?: string | null | undefined;
  _in?: Array<string> | null | undefined;
  _iregex?: string | null | undefined;
  _is_null?: boolean | null | undefined;
  _like?: string | null | undefined;
  _lt?: string | null | undefined;
  _lte?: string | null | undefined;
  _neq?: string | null | undefined;
  _nilike?: string | null | undefined;
  _nin?: Array<string> | null | undefined;
  _niregex?: string | null | undefined;
  _nlike?: string | null | undefined;
  _nregex?: string | null | undefined;
  _nsimilar?: string | null | undefined;
  _regex?: string | null | undefined;
  _similar?: string | null | undefined;
};

/** Boolean expression to compare columns of type "bigint". All fields are combined with logical 'AND'. */
export type Bigint_Comparison_Exp = {
  _eq?: number | string | null | undefined;
  _gt?: number | string | null | undefined;
  _gte?: number | string | null | undefined;
  _in?: Array<number | string> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: number | string | null | undefined;
  _lte?: number | string | null | undefined;
  _neq?: number | string | null | undefined;
  _nin?: Array<number | string> | null | undefined;
};

/** input type for inserting data into table "billing_emails" */
export type Billing_Emails_Insert_Input = {
  createdAt?: string | null | undefined;
  /** Values shown in the email: amounts, dates, links. */
  details?: unknown;
  /** Event that the email reports, for example paid:in_1. Unique, so that it is sent only once. */
  fact?: string | null | undefined;
  kind?: string | null | undefined;
  user?: Users_Obj_Rel_Insert_Input | null | undefined;
  userId?: string | null | undefined;
};

/** Boolean expression to compare columns of type "citext". All fields are combined with logical 'AND'. */
export type Citext_Comparison_Exp = {
  _eq?: string | null | undefined;
  _gt?: string | null | undefined;
  _gte?: string | null | undefined;
  _ilike?: string | null | undefined;
  _in?: Array<string> | null | undefined;
  _iregex?: string | null | undefined;
  _is_null?: boolean | null | undefined;
  _like?: string | null | undefined;
  _lt?: string | null | undefined;
  _lte?: string | null | undefined;
  _neq?: string | null | undefined;
  _nilike?: string | null | undefined;
  _nin?: Array<string> | null | undefined;
  _niregex?: string | null | undefined;
  _nlike?: string | null | undefined;
  _nregex?: string | null | undefined;
  _nsimilar?: string | null | undefined;
  _regex?: string | null | undefined;
  _similar?: string | null | undefined;
};

export type Claim_Codes_Aggregate_Bool_Exp = {
  count?: Claim_Codes_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Claim_Codes_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Claim_Codes_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Claim_Codes_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "claim_codes" */
export type Claim_Codes_Arr_Rel_Insert_Input = {
  data: Array<Claim_Codes_Insert_Input>;
  /** upsert condition */
  on_conflict?: Claim_Codes_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "claim_codes". All fields are combined with a logical 'AND'. */
export type Claim_Codes_Bool_Exp = {
  _and?: Array<Claim_Codes_Bool_Exp> | null | undefined;
  _not?: Claim_Codes_Bool_Exp | null | undefined;
  _or?: Array<Claim_Codes_Bool_Exp> | null | undefined;
  attempts?: Int_Comparison_Exp | null | undefined;
  claim?: Laundromat_Claims_Bool_Exp | null | undefined;
  claimId?: Uuid_Comparison_Exp | null | undefined;
  codeHash?: String_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  email?: Citext_Comparison_Exp | null | undefined;
  expiresAt?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  usedAt?: Timestamptz_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "claim_codes" */
export type Claim_Codes_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'claim_codes_pkey';

/** input type for inserting data into table "claim_codes" */
export type Claim_Codes_Insert_Input = {
  attempts?: number | null | undefined;
  claim?: Laundromat_Claims_Obj_Rel_Insert_Input | null | undefined;
  claimId?: string | null | undefined;
  /** Keyed hash: a code is too short for any other. */
  codeHash?: string | null | undefined;
  createdAt?: string | null | undefined;
  email?: string | null | undefined;
  expiresAt?: string | null | undefined;
  id?: string | null | undefined;
  usedAt?: string | null | undefined;
};

/** on_conflict condition type for table "claim_codes" */
export type Claim_Codes_On_Conflict = {
  constraint: Claim_Codes_Constraint;
  update_columns?: Array<Claim_Codes_Update_Column>;
  where?: Claim_Codes_Bool_Exp | null | undefined;
};

/** select columns of table "claim_codes" */
export type Claim_Codes_Select_Column =
  /** column name */
  | 'attempts'
  /** column name */
  | 'claimId'
  /** column name */
  | 'codeHash'
  /** column name */
  | 'createdAt'
  /** column name */
  | 'email'
  /** column name */
  | 'expiresAt'
  /** column name */
  | 'id'
  /** column name */
  | 'usedAt';

/** update columns of table "claim_codes" */
export type Claim_Codes_Update_Column =
  /** column name */
  | 'attempts'
  /** column name */
  | 'claimId'
  /** column name */
  | 'codeHash'
  /** column name */
  | 'createdAt'
  /** column name */
  | 'email'
  /** column name */
  | 'expiresAt'
  /** column name */
  | 'id'
  /** column name */
  | 'usedAt';

export type Claim_Disputes_Aggregate_Bool_Exp = {
  bool_and?: Claim_Disputes_Aggregate_Bool_Exp_Bool_And | null | undefined;
  bool_or?: Claim_Disputes_Aggregate_Bool_Exp_Bool_Or | null | undefined;
  count?: Claim_Disputes_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Claim_Disputes_Aggregate_Bool_Exp_Bool_And = {
  arguments: Claim_Disputes_Select_Column_Claim_Disputes_Aggregate_Bool_Exp_Bool_And_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Claim_Disputes_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Claim_Disputes_Aggregate_Bool_Exp_Bool_Or = {
  arguments: Claim_Disputes_Select_Column_Claim_Disputes_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Claim_Disputes_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Claim_Disputes_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Claim_Disputes_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Claim_Disputes_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "claim_disputes" */
export type Claim_Disputes_Arr_Rel_Insert_Input = {
  data: Array<Claim_Disputes_Insert_Input>;
  /** upsert condition */
  on_conflict?: Claim_Disputes_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "claim_disputes". All fields are combined with a logical 'AND'. */
export type Claim_Disputes_Bool_Exp = {
  _and?: Array<Claim_Disputes_Bool_Exp> | null | undefined;
  _not?: Claim_Disputes_Bool_Exp | null | undefined;
  _or?: Array<Claim_Disputes_Bool_Exp> | null | undefined;
  answeredAt?: Timestamptz_Comparison_Exp | null | undefined;
  askedAt?: Timestamptz_Comparison_Exp | null | undefined;
  claim?: Laundromat_Claims_Bool_Exp | null | undefined;
  claimId?: Uuid_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  isMine?: Boolean_Comparison_Exp | null | undefined;
  laundromat?: Laundromats_Bool_Exp | null | undefined;
  laundromatId?: Uuid_Comparison_Exp | null | undefined;
  lostAt?: Timestamptz_Comparison_Exp | null | undefined;
  ownerId?: Uuid_Comparison_Exp | null | undefined;
  words?: String_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "claim_disputes" */
export type Claim_Disputes_Constraint =
  /** unique or primary key constraint on columns "claim_id", "owner_id" */
  | 'claim_disputes_once'
  /** unique or primary key constraint on columns "id" */
  | 'claim_disputes_pkey';

/** input type for inserting data into table "claim_disputes" */
export type Claim_Disputes_Insert_Input = {
  answeredAt?: string | null | undefined;
  askedAt?: string | null | undefined;
  claim?: Laundromat_Claims_Obj_Rel_Insert_Input | null | undefined;
  claimId?: string | null | undefined;
  id?: string | null | undefined;
  /** The answer: whether the laundromat still belongs to the owner. Null: no answer yet. */
  isMine?: boolean | null | undefined;
  laundromat?: Laundromats_Obj_Rel_Insert_Input | null | undefined;
  laundromatId?: string | null | undefined;
  /** Time when the claim was accepted against this owner; null again when that is undone. */
  lostAt?: string | null | undefined;
  ownerId?: string | null | undefined;
  words?: string | null | undefined;
};

/** on_conflict condition type for table "claim_disputes" */
export type Claim_Disputes_On_Conflict = {
  constraint: Claim_Disputes_Constraint;
  update_columns?: Array<Claim_Disputes_Update_Column>;
  where?: Claim_Disputes_Bool_Exp | null | undefined;
};

/** select columns of table "claim_disputes" */
export type Claim_Disputes_Select_Column =
  /** column name */
  | 'answeredAt'
  /** column name */
  | 'askedAt'
  /** column name */
  | 'claimId'
  /** column name */
  | 'id'
  /** column name */
  | 'isMine'
  /** column name */
  | 'laundromatId'
  /** column name */
  | 'lostAt'
  /** column name */
  | 'ownerId'
  /** column name */
  | 'words';

/** select "claim_disputes_aggregate_bool_exp_bool_and_arguments_columns" columns of table "claim_disputes" */
export type Claim_Disputes_Select_Column_Claim_Disputes_Aggregate_Bool_Exp_Bool_And_Arguments_Columns =
  /** column name */
  | 'isMine';

/** select "claim_disputes_aggregate_bool_exp_bool_or_arguments_columns" columns of table "claim_disputes" */
export type Claim_Disputes_Select_Column_Claim_Disputes_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  /** column name */
  | 'isMine';

/** update columns of table "claim_disputes" */
export type Claim_Disputes_Update_Column =
  /** column name */
  | 'answeredAt'
  /** column name */
  | 'askedAt'
  /** column name */
  | 'claimId'
  /** column name */
  | 'id'
  /** column name */
  | 'isMine'
  /** column name */
  | 'laundromatId'
  /** column name */
  | 'lostAt'
  /** column name */
  | 'ownerId'
  /** column name */
  | 'words';

/** Boolean expression to filter rows from the table "closed_laundromats". All fields are combined with a logical 'AND'. */
export type Closed_Laundromats_Bool_Exp = {
  _and?: Array<Closed_Laundromats_Bool_Exp> | null | undefined;
  _not?: Closed_Laundromats_Bool_Exp | null | undefined;
  _or?: Array<Closed_Laundromats_Bool_Exp> | null | undefined;
  address?: String_Comparison_Exp | null | undefined;
  city?: String_Comparison_Exp | null | undefined;
  closedAt?: Timestamptz_Comparison_Exp | null | undefined;
  communeId?: Uuid_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  latitude?: Numeric_Comparison_Exp | null | undefined;
  longitude?: Numeric_Comparison_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
  place?: Laundromat_Cities_Bool_Exp | null | undefined;
  postalCode?: String_Comparison_Exp | null | undefined;
  slug?: String_Comparison_Exp | null | undefined;
};

/** input type for inserting data into table "closed_laundromats" */
export type Closed_Laundromats_Insert_Input = {
  address?: string | null | undefined;
  city?: string | null | undefined;
  closedAt?: string | null | undefined;
  communeId?: string | null | undefined;
  id?: string | null | undefined;
  latitude?: number | string | null | undefined;
  longitude?: number | string | null | undefined;
  name?: string | null | undefined;
  postalCode?: string | null | undefined;
  slug?: string | null | undefined;
};

/** input type for inserting object relation for remote table "closed_laundromats" */
export type Closed_Laundromats_Obj_Rel_Insert_Input = {
  data: Closed_Laundromats_Insert_Input;
};

export type Communes_Of_Args = {
  city?: string | null | undefined;
  postal_code?: string | null | undefined;
};

/** Boolean expression to compare columns of type "cube". All fields are combined with logical 'AND'. */
export type Cube_Comparison_Exp = {
  _eq?: unknown;
  _gt?: unknown;
  _gte?: unknown;
  _in?: Array<unknown> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: unknown;
  _lte?: unknown;
  _neq?: unknown;
  _nin?: Array<unknown> | null | undefined;
};

/** Boolean expression to compare columns of type "date". All fields are combined with logical 'AND'. */
export type Date_Comparison_Exp = {
  _eq?: string | null | undefined;
  _gt?: string | null | undefined;
  _gte?: string | null | undefined;
  _in?: Array<string> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: string | null | undefined;
  _lte?: string | null | undefined;
  _neq?: string | null | undefined;
  _nin?: Array<string> | null | undefined;
};

/** Boolean expression to compare columns of type "daterange". All fields are combined with logical 'AND'. */
export type Daterange_Comparison_Exp = {
  _eq?: unknown;
  _gt?: unknown;
  _gte?: unknown;
  _in?: Array<unknown> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: unknown;
  _lte?: unknown;
  _neq?: unknown;
  _nin?: Array<unknown> | null | undefined;
};

export type Fact_Corrections_Aggregate_Bool_Exp = {
  count?: Fact_Corrections_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Fact_Corrections_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Fact_Corrections_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Fact_Corrections_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "fact_corrections" */
export type Fact_Corrections_Arr_Rel_Insert_Input = {
  data: Array<Fact_Corrections_Insert_Input>;
  /** upsert condition */
  on_conflict?: Fact_Corrections_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "fact_corrections". All fields are combined with a logical 'AND'. */
export type Fact_Corrections_Bool_Exp = {
  _and?: Array<Fact_Corrections_Bool_Exp> | null | undefined;
  _not?: Fact_Corrections_Bool_Exp | null | undefined;
  _or?: Array<Fact_Corrections_Bool_Exp> | null | undefined;
  comment?: String_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  decidedAt?: Timestamptz_Comparison_Exp | null | undefined;
  decidedBy?: Uuid_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  kind?: String_Comparison_Exp | null | undefined;
  laundromat?: Laundromats_Bool_Exp | null | undefined;
  laundromatId?: Uuid_Comparison_Exp | null | undefined;
  proposed?: Jsonb_Comparison_Exp | null | undefined;
  receivedAt?: Timestamptz_Comparison_Exp | null | undefined;
  senderHash?: String_Comparison_Exp | null | undefined;
  status?: String_Comparison_Exp | null | undefined;
  user?: Users_Bool_Exp | null | undefined;
  userId?: Uuid_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "fact_corrections" */
export type Fact_Corrections_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'fact_corrections_pkey';

/** input type for inserting data into table "fact_corrections" */
export type Fact_Corrections_Insert_Input = {
  comment?: string | null | undefined;
  /** Time when the sender noticed it: a correction may wait on a device without network. */
  createdAt?: string | null | undefined;
  decidedAt?: string | null | undefined;
  decidedBy?: string | null | undefined;
  /** May be set by the browser, so that sending the same correction twice has no effect. */
  id?: string | null | undefined;
  /** closed: closed for good; hours, price, location: wrong; machine: a machine is out of order. */
  kind?: string | null | undefined;
  laundromat?: Laundromats_Obj_Rel_Insert_Input | null | undefined;
  laundromatId?: string | null | undefined;
  /** Right value, if the sender knows it. hours: {weeklyHours, text}, where the text is their sentence; price: {price}; location: {latitude, longitude}. */
  proposed?: unknown;
  /** Time when the correction arrived. */
  receivedAt?: string | null | undefined;
  /** Keyed hash of the sender's network address and the laundromat. Distinguishes the senders for one laundromat, and nothing else. */
  senderHash?: string | null | undefined;
  status?: string | null | undefined;
  user?: Users_Obj_Rel_Insert_Input | null | undefined;
  /** The sender, if signed in; a correction requires no account. */
  userId?: string | null | undefined;
};

/** on_conflict condition type for table "fact_corrections" */
export type Fact_Corrections_On_Conflict = {
  constraint: Fact_Corrections_Constraint;
  update_columns?: Array<Fact_Corrections_Update_Column>;
  where?: Fact_Corrections_Bool_Exp | null | undefined;
};

/** select columns of table "fact_corrections" */
export type Fact_Corrections_Select_Column =
  /** column name */
  | 'comment'
  /** column name */
  | 'createdAt'
  /** column name */
  | 'decidedAt'
  /** column name */
  | 'decidedBy'
  /** column name */
  | 'id'
  /** column name */
  | 'kind'
  /** column name */
  | 'laundromatId'
  /** column name */
  | 'proposed'
  /** column name */
  | 'receivedAt'
  /** column name */
  | 'senderHash'
  /** column name */
  | 'status'
  /** column name */
  | 'userId';

/** update columns of table "fact_corrections" */
export type Fact_Corrections_Update_Column =
  /** column name */
  | 'comment'
  /** column name */
  | 'createdAt'
  /** column name */
  | 'decidedAt'
  /** column name */
  | 'decidedBy'
  /** column name */
  | 'id'
  /** column name */
  | 'kind'
  /** column name */
  | 'laundromatId'
  /** column name */
  | 'proposed'
  /** column name */
  | 'receivedAt'
  /** column name */
  | 'senderHash'
  /** column name */
  | 'status'
  /** column name */
  | 'userId';

export type Favorites_Aggregate_Bool_Exp = {
  count?: Favorites_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Favorites_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Favorites_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Favorites_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "favorites" */
export type Favorites_Arr_Rel_Insert_Input = {
  data: Array<Favorites_Insert_Input>;
  /** upsert condition */
  on_conflict?: Favorites_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "favorites". All fields are combined with a logical 'AND'. */
export type Favorites_Bool_Exp = {
  _and?: Array<Favorites_Bool_Exp> | null | undefined;
  _not?: Favorites_Bool_Exp | null | undefined;
  _or?: Array<Favorites_Bool_Exp> | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  laundromat?: Laundromats_Bool_Exp | null | undefined;
  laundromatId?: Uuid_Comparison_Exp | null | undefined;
  user?: Users_Bool_Exp | null | undefined;
  userId?: Uuid_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "favorites" */
export type Favorites_Constraint =
  /** unique or primary key constraint on columns "user_id", "laundromat_id" */
  | 'favorites_pkey';

/** input type for inserting data into table "favorites" */
export type Favorites_Insert_Input = {
  createdAt?: string | null | undefined;
  laundromat?: Laundromats_Obj_Rel_Insert_Input | null | undefined;
  laundromatId?: string | null | undefined;
  user?: Users_Obj_Rel_Insert_Input | null | undefined;
  userId?: string | null | undefined;
};

/** on_conflict condition type for table "favorites" */
export type Favorites_On_Conflict = {
  constraint: Favorites_Constraint;
  update_columns?: Array<Favorites_Update_Column>;
  where?: Favorites_Bool_Exp | null | undefined;
};

/** select columns of table "favorites" */
export type Favorites_Select_Column =
  /** column name */
  | 'createdAt'
  /** column name */
  | 'laundromatId'
  /** column name */
  | 'userId';

/** update columns of table "favorites" */
export type Favorites_Update_Column =
  /** column name */
  | 'createdAt'
  /** column name */
  | 'laundromatId'
  /** column name */
  | 'userId';

/** Boolean expression to filter rows from the table "french_cities". All fields are combined with a logical 'AND'. */
export type French_Cities_Bool_Exp = {
  _and?: Array<French_Cities_Bool_Exp> | null | undefined;
  _not?: French_Cities_Bool_Exp | null | undefined;
  _or?: Array<French_Cities_Bool_Exp> | null | undefined;
  coordinatesSource?: String_Comparison_Exp | null | undefined;
  department?: String_Comparison_Exp | null | undefined;
  departmentCode?: String_Comparison_Exp | null | undefined;
  directory_page?: Laundromat_Cities_Bool_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  inseeCode?: String_Comparison_Exp | null | undefined;
  latitude?: Numeric_Comparison_Exp | null | undefined;
  laundromats?: Laundromats_Bool_Exp | null | undefined;
  laundromats_aggregate?: Laundromats_Aggregate_Bool_Exp | null | undefined;
  longitude?: Numeric_Comparison_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
  nameKey?: String_Comparison_Exp | null | undefined;
  parentId?: Uuid_Comparison_Exp | null | undefined;
  population?: Int_Comparison_Exp | null | undefined;
  postalCode?: String_Comparison_Exp | null | undefined;
  postalCodes?: String_Array_Comparison_Exp | null | undefined;
  region?: String_Comparison_Exp | null | undefined;
  searchText?: String_Comparison_Exp | null | undefined;
  slug?: String_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "french_cities" */
export type French_Cities_Constraint =
  /** unique or primary key constraint on columns "insee_code" */
  | 'french_cities_insee_code_key'
  /** unique or primary key constraint on columns "id" */
  | 'french_cities_pkey';

/** input type for inserting data into table "french_cities" */
export type French_Cities_Insert_Input = {
  /** geonames: the commune itself; postal_code: mean of the communes with the same postal code; department: mean of the department. */
  coordinatesSource?: string | null | undefined;
  /** Name of the department or overseas collectivity. */
  department?: string | null | undefined;
  departmentCode?: string | null | undefined;
  id?: string | null | undefined;
  inseeCode?: string | null | undefined;
  latitude?: number | string | null | undefined;
  laundromats?: Laundromats_Arr_Rel_Insert_Input | null | undefined;
  longitude?: number | string | null | undefined;
  name?: string | null | undefined;
  /** Commune of an arrondissement; null for a commune. */
  parentId?: string | null | undefined;
  population?: number | null | undefined;
  /** First of postal_codes, shown beside the name. */
  postalCode?: string | null | undefined;
  postalCodes?: Array<string> | null | undefined;
  region?: string | null | undefined;
  /** Last part of the page's URL, unique in the region. Of communes with the same name, all but the largest append their department. */
  slug?: string | null | undefined;
};

/** input type for inserting object relation for remote table "french_cities" */
export type French_Cities_Obj_Rel_Insert_Input = {
  data: French_Cities_Insert_Input;
  /** upsert condition */
  on_conflict?: French_Cities_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "french_cities" */
export type French_Cities_On_Conflict = {
  constraint: French_Cities_Constraint;
  update_columns?: Array<French_Cities_Update_Column>;
  where?: French_Cities_Bool_Exp | null | undefined;
};

/** update columns of table "french_cities" */
export type French_Cities_Update_Column =
  /** column name */
  | 'coordinatesSource'
  /** column name */
  | 'department'
  /** column name */
  | 'departmentCode'
  /** column name */
  | 'id'
  /** column name */
  | 'inseeCode'
  /** column name */
  | 'latitude'
  /** column name */
  | 'longitude'
  /** column name */
  | 'name'
  /** column name */
  | 'parentId'
  /** column name */
  | 'population'
  /** column name */
  | 'postalCode'
  /** column name */
  | 'postalCodes'
  /** column name */
  | 'region'
  /** column name */
  | 'slug';

/** Boolean expression to filter rows from the table "held_changes". All fields are combined with a logical 'AND'. */
export type Held_Changes_Bool_Exp = {
  _and?: Array<Held_Changes_Bool_Exp> | null | undefined;
  _not?: Held_Changes_Bool_Exp | null | undefined;
  _or?: Array<Held_Changes_Bool_Exp> | null | undefined;
  content?: Jsonb_Comparison_Exp | null | undefined;
  laundromat?: Laundromats_Bool_Exp | null | undefined;
  laundromatId?: Uuid_Comparison_Exp | null | undefined;
};

/** input type for inserting data into table "held_changes" */
export type Held_Changes_Insert_Input = {
  content?: unknown;
  laundromat?: Laundromats_Obj_Rel_Insert_Input | null | undefined;
  laundromatId?: string | null | undefined;
};

/** input type for inserting object relation for remote table "held_changes" */
export type Held_Changes_Obj_Rel_Insert_Input = {
  data: Held_Changes_Insert_Input;
};

/** Boolean expression to compare columns of type "int4multirange". All fields are combined with logical 'AND'. */
export type Int4multirange_Comparison_Exp = {
  _eq?: unknown;
  _gt?: unknown;
  _gte?: unknown;
  _in?: Array<unknown> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: unknown;
  _lte?: unknown;
  _neq?: unknown;
  _nin?: Array<unknown> | null | undefined;
};

export type Jsonb_Cast_Exp = {
  String?: String_Comparison_Exp | null | undefined;
};

/** Boolean expression to compare columns of type "jsonb". All fields are combined with logical 'AND'. */
export type Jsonb_Comparison_Exp = {
  _cast?: Jsonb_Cast_Exp | null | undefined;
  _contained_in?: unknown;
  _contains?: unknown;
  _eq?: unknown;
  _gt?: unknown;
  _gte?: unknown;
  _has_key?: string | null | undefined;
  _has_keys_all?: Array<string> | null | undefined;
  _has_keys_any?: Array<string> | null | undefined;
  _in?: Array<unknown> | null | undefined;
  _is_null?: boolean | null | undefined;
  _jsonb_path_exists?: string | null | undefined;
  _jsonb_path_match?: string | null | undefined;
  _lt?: unknown;
  _lte?: unknown;
  _neq?: unknown;
  _nin?: Array<unknown> | null | undefined;
};

export type Laundromat_Cities_Aggregate_Bool_Exp = {
  count?: Laundromat_Cities_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Laundromat_Cities_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Laundromat_Cities_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Laundromat_Cities_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** Boolean expression to filter rows from the table "laundromat_cities". All fields are combined with a logical 'AND'. */
export type Laundromat_Cities_Bool_Exp = {
  _and?: Array<Laundromat_Cities_Bool_Exp> | null | undefined;
  _not?: Laundromat_Cities_Bool_Exp | null | undefined;
  _or?: Array<Laundromat_Cities_Bool_Exp> | null | undefined;
  arrondissements?: Laundromat_Cities_Bool_Exp | null | undefined;
  arrondissements_aggregate?: Laundromat_Cities_Aggregate_Bool_Exp | null | undefined;
  cheapestWash7kg?: Numeric_Comparison_Exp | null | undefined;
  communeId?: Uuid_Comparison_Exp | null | undefined;
  department?: String_Comparison_Exp | null | undefined;
  departmentCode?: String_Comparison_Exp | null | undefined;
  laundromats?: Int_Comparison_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
  parent?: Laundromat_Cities_Bool_Exp | null | undefined;
  parentCommuneId?: Uuid_Comparison_Exp | null | undefined;
  population?: Int_Comparison_Exp | null | undefined;
  region?: String_Comparison_Exp | null | undefined;
  regionSlug?: String_Comparison_Exp | null | undefined;
  slug?: String_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
};

/** select columns of table "laundromat_cities" */
export type Laundromat_Cities_Select_Column =
  /** column name */
  | 'cheapestWash7kg'
  /** column name */
  | 'communeId'
  /** column name */
  | 'department'
  /** column name */
  | 'departmentCode'
  /** column name */
  | 'laundromats'
  /** column name */
  | 'name'
  /** column name */
  | 'parentCommuneId'
  /** column name */
  | 'population'
  /** column name */
  | 'region'
  /** column name */
  | 'regionSlug'
  /** column name */
  | 'slug'
  /** column name */
  | 'updatedAt';

export type Laundromat_Claims_Aggregate_Bool_Exp = {
  bool_and?: Laundromat_Claims_Aggregate_Bool_Exp_Bool_And | null | undefined;
  bool_or?: Laundromat_Claims_Aggregate_Bool_Exp_Bool_Or | null | undefined;
  count?: Laundromat_Claims_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Laundromat_Claims_Aggregate_Bool_Exp_Bool_And = {
  arguments: Laundromat_Claims_Select_Column_Laundromat_Claims_Aggregate_Bool_Exp_Bool_And_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Laundromat_Claims_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Laundromat_Claims_Aggregate_Bool_Exp_Bool_Or = {
  arguments: Laundromat_Claims_Select_Column_Laundromat_Claims_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Laundromat_Claims_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Laundromat_Claims_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Laundromat_Claims_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Laundromat_Claims_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "laundromat_claims" */
export type Laundromat_Claims_Arr_Rel_Insert_Input = {
  data: Array<Laundromat_Claims_Insert_Input>;
  /** upsert condition */
  on_conflict?: Laundromat_Claims_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "laundromat_claims". All fields are combined with a logical 'AND'. */
export type Laundromat_Claims_Bool_Exp = {
  _and?: Array<Laundromat_Claims_Bool_Exp> | null | undefined;
  _not?: Laundromat_Claims_Bool_Exp | null | undefined;
  _or?: Array<Laundromat_Claims_Bool_Exp> | null | undefined;
  askedAt?: Timestamptz_Comparison_Exp | null | undefined;
  closingReason?: String_Comparison_Exp | null | undefined;
  codes?: Claim_Codes_Bool_Exp | null | undefined;
  codes_aggregate?: Claim_Codes_Aggregate_Bool_Exp | null | undefined;
  company?: Jsonb_Comparison_Exp | null | undefined;
  companyState?: String_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  decidedAt?: Timestamptz_Comparison_Exp | null | undefined;
  decidedBy?: Uuid_Comparison_Exp | null | undefined;
  decider?: Users_Bool_Exp | null | undefined;
  disputes?: Claim_Disputes_Bool_Exp | null | undefined;
  disputes_aggregate?: Claim_Disputes_Aggregate_Bool_Exp | null | undefined;
  email?: Citext_Comparison_Exp | null | undefined;
  emailConfirmedAt?: Timestamptz_Comparison_Exp | null | undefined;
  emailDomain?: String_Comparison_Exp | null | undefined;
  emailSince?: Timestamptz_Comparison_Exp | null | undefined;
  emailSource?: String_Comparison_Exp | null | undefined;
  hasProof?: Boolean_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  isCompanyNear?: Boolean_Comparison_Exp | null | undefined;
  isDispute?: Boolean_Comparison_Exp | null | undefined;
  laundromat?: Laundromats_Bool_Exp | null | undefined;
  laundromatId?: Uuid_Comparison_Exp | null | undefined;
  letterConfirmedAt?: Timestamptz_Comparison_Exp | null | undefined;
  letterSentAt?: Timestamptz_Comparison_Exp | null | undefined;
  message?: String_Comparison_Exp | null | undefined;
  photoAddedAt?: Timestamptz_Comparison_Exp | null | undefined;
  photoName?: String_Comparison_Exp | null | undefined;
  previous?: Jsonb_Comparison_Exp | null | undefined;
  previousOwner?: Users_Bool_Exp | null | undefined;
  previousUserId?: Uuid_Comparison_Exp | null | undefined;
  provedLaundromatId?: Uuid_Comparison_Exp | null | undefined;
  siret?: String_Comparison_Exp | null | undefined;
  status?: String_Comparison_Exp | null | undefined;
  submittedAt?: Timestamptz_Comparison_Exp | null | undefined;
  user?: Users_Bool_Exp | null | undefined;
  userId?: Uuid_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "laundromat_claims" */
export type Laundromat_Claims_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'laundromat_claims_pkey';

/** input type for inserting data into table "laundromat_claims" */
export type Laundromat_Claims_Insert_Input = {
  /** Time when the present contact of the laundromat was notified of the claim. */
  askedAt?: string | null | undefined;
  /** Reason of a refusal or reversal; emailed to the claimant. */
  closingReason?: string | null | undefined;
  codes?: Claim_Codes_Arr_Rel_Insert_Input | null | undefined;
  /** The establishment in the business register: {name, address, isOpen, activity, latitude, longitude}. */
  company?: unknown;
  /** unavailable: the register did not answer and is asked again. closed: the establishment has closed. */
  companyState?: string | null | undefined;
  createdAt?: string | null | undefined;
  decidedAt?: string | null | undefined;
  decidedBy?: string | null | undefined;
  decider?: Users_Obj_Rel_Insert_Input | null | undefined;
  disputes?: Claim_Disputes_Arr_Rel_Insert_Input | null | undefined;
  /** Address that the last code was sent to. */
  email?: string | null | undefined;
  /** Time when the claimant typed the code that was sent to the address. */
  emailConfirmedAt?: string | null | undefined;
  /** Domain of the laundromat's website, to any address of which a code may be sent; null without its own website. */
  emailDomain?: string | null | undefined;
  /** Time since when the laundromat had that address or domain. */
  emailSince?: string | null | undefined;
  /** Where the address or domain that the last code was sent to came from: an import, which anybody can write to, or this site. */
  emailSource?: string | null | undefined;
  /** Set by the browser, so that starting the same claim twice has no effect. */
  id?: string | null | undefined;
  /** True if the company is within 150 m of the laundromat. */
  isCompanyNear?: boolean | null | undefined;
  /** True if the laundromat had an owner when the claim was submitted, or got one while it waited. */
  isDispute?: boolean | null | undefined;
  laundromat?: Laundromats_Obj_Rel_Insert_Input | null | undefined;
  laundromatId?: string | null | undefined;
  /** Time when the claimant typed the code of a letter. */
  letterConfirmedAt?: string | null | undefined;
  /** Time when an administrator last printed a letter with a code. */
  letterSentAt?: string | null | undefined;
  message?: string | null | undefined;
  photoAddedAt?: string | null | undefined;
  /** Name of the stored photo, which only administrators see. In no permission. */
  photoName?: string | null | undefined;
  /** Content of the laundromat before the acceptance, which a reversal restores: {laundromat, machines, opening_exceptions, service_ids, photo_ids}. */
  previous?: unknown;
  previousOwner?: Users_Obj_Rel_Insert_Input | null | undefined;
  /** Owner before the acceptance. */
  previousUserId?: string | null | undefined;
  /** Laundromat at whose address the confirmed code was received. A merge moves the claim to another one, for which it proves nothing. */
  provedLaundromatId?: string | null | undefined;
  siret?: string | null | undefined;
  /** draft: the claimant gathers proofs. submitted: awaits a decision. reverted: was accepted, and an administrator has undone it. */
  status?: string | null | undefined;
  submittedAt?: string | null | undefined;
  user?: Users_Obj_Rel_Insert_Input | null | undefined;
  userId?: string | null | undefined;
};

/** input type for inserting object relation for remote table "laundromat_claims" */
export type Laundromat_Claims_Obj_Rel_Insert_Input = {
  data: Laundromat_Claims_Insert_Input;
  /** upsert condition */
  on_conflict?: Laundromat_Claims_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "laundromat_claims" */
export type Laundromat_Claims_On_Conflict = {
  constraint: Laundromat_Claims_Constraint;
  update_columns?: Array<Laundromat_Claims_Update_Column>;
  where?: Laundromat_Claims_Bool_Exp | null | undefined;
};

/** select columns of table "laundromat_claims" */
export type Laundromat_Claims_Select_Column =
  /** column name */
  | 'askedAt'
  /** column name */
  | 'closingReason'
  /** column name */
  | 'company'
  /** column name */
  | 'companyState'
  /** column name */
  | 'createdAt'
  /** column name */
  | 'decidedAt'
  /** column name */
  | 'decidedBy'
  /** column name */
  | 'email'
  /** column name */
  | 'emailConfirmedAt'
  /** column name */
  | 'emailDomain'
  /** column name */
  | 'emailSince'
  /** column name */
  | 'emailSource'
  /** column name */
  | 'hasProof'
  /** column name */
  | 'id'
  /** column name */
  | 'isCompanyNear'
  /** column name */
  | 'isDispute'
  /** column name */
  | 'laundromatId'
  /** column name */
  | 'letterConfirmedAt'
  /** column name */
  | 'letterSentAt'
  /** column name */
  | 'message'
  /** column name */
  | 'photoAddedAt'
  /** column name */
  | 'photoName'
  /** column name */
  | 'previous'
  /** column name */
  | 'previousUserId'
  /** column name */
  | 'provedLaundromatId'
  /** column name */
  | 'siret'
  /** column name */
  | 'status'
  /** column name */
  | 'submittedAt'
  /** column name */
  | 'userId';

/** select "laundromat_claims_aggregate_bool_exp_bool_and_arguments_columns" columns of table "laundromat_claims" */
export type Laundromat_Claims_Select_Column_Laundromat_Claims_Aggregate_Bool_Exp_Bool_And_Arguments_Columns =
  /** column name */
  | 'hasProof'
  /** column name */
  | 'isCompanyNear'
  /** column name */
  | 'isDispute';

/** select "laundromat_claims_aggregate_bool_exp_bool_or_arguments_columns" columns of table "laundromat_claims" */
export type Laundromat_Claims_Select_Column_Laundromat_Claims_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  /** column name */
  | 'hasProof'
  /** column name */
  | 'isCompanyNear'
  /** column name */
  | 'isDispute';

/** update columns of table "laundromat_claims" */
export type Laundromat_Claims_Update_Column =
  /** column name */
  | 'askedAt'
  /** column name */
  | 'closingReason'
  /** column name */
  | 'company'
  /** column name */
  | 'companyState'
  /** column name */
  | 'createdAt'
  /** column name */
  | 'decidedAt'
  /** column name */
  | 'decidedBy'
  /** column name */
  | 'email'
  /** column name */
  | 'emailConfirmedAt'
  /** column name */
  | 'emailDomain'
  /** column name */
  | 'emailSince'
  /** column name */
  | 'emailSource'
  /** column name */
  | 'id'
  /** column name */
  | 'isCompanyNear'
  /** column name */
  | 'isDispute'
  /** column name */
  | 'laundromatId'
  /** column name */
  | 'letterConfirmedAt'
  /** column name */
  | 'letterSentAt'
  /** column name */
  | 'message'
  /** column name */
  | 'photoAddedAt'
  /** column name */
  | 'photoName'
  /** column name */
  | 'previous'
  /** column name */
  | 'previousUserId'
  /** column name */
  | 'provedLaundromatId'
  /** column name */
  | 'siret'
  /** column name */
  | 'status'
  /** column name */
  | 'submittedAt'
  /** column name */
  | 'userId';

export type Laundromat_Counts_Aggregate_Bool_Exp = {
  bool_and?: Laundromat_Counts_Aggregate_Bool_Exp_Bool_And | null | undefined;
  bool_or?: Laundromat_Counts_Aggregate_Bool_Exp_Bool_Or | null | undefined;
  count?: Laundromat_Counts_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Laundromat_Counts_Aggregate_Bool_Exp_Bool_And = {
  arguments: Laundromat_Counts_Select_Column_Laundromat_Counts_Aggregate_Bool_Exp_Bool_And_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Laundromat_Counts_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Laundromat_Counts_Aggregate_Bool_Exp_Bool_Or = {
  arguments: Laundromat_Counts_Select_Column_Laundromat_Counts_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Laundromat_Counts_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Laundromat_Counts_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Laundromat_Counts_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Laundromat_Counts_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "laundromat_counts" */
export type Laundromat_Counts_Arr_Rel_Insert_Input = {
  data: Array<Laundromat_Counts_Insert_Input>;
  /** upsert condition */
  on_conflict?: Laundromat_Counts_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "laundromat_counts". All fields are combined with a logical 'AND'. */
export type Laundromat_Counts_Bool_Exp = {
  _and?: Array<Laundromat_Counts_Bool_Exp> | null | undefined;
  _not?: Laundromat_Counts_Bool_Exp | null | undefined;
  _or?: Array<Laundromat_Counts_Bool_Exp> | null | undefined;
  count?: Int_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  isCapped?: Boolean_Comparison_Exp | null | undefined;
  kind?: String_Comparison_Exp | null | undefined;
  laundromat?: Laundromats_Bool_Exp | null | undefined;
  laundromatId?: Uuid_Comparison_Exp | null | undefined;
  month?: Date_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "laundromat_counts" */
export type Laundromat_Counts_Constraint =
  /** unique or primary key constraint on columns "laundromat_id", "month", "kind" */
  | 'laundromat_counts_pkey';

/** input type for inserting data into table "laundromat_counts" */
export type Laundromat_Counts_Insert_Input = {
  count?: number | null | undefined;
  /** Time of the first count; the earliest one says since when a laundromat is counted. */
  createdAt?: string | null | undefined;
  /** A network address sent more than one may add in a day, so the figure is approximate. */
  isCapped?: boolean | null | undefined;
  /** shown: in a list; opened: its page; called, directions: the links pressed; saved: added to the favorites. */
  kind?: string | null | undefined;
  laundromat?: Laundromats_Obj_Rel_Insert_Input | null | undefined;
  laundromatId?: string | null | undefined;
  /** First day of the month, in French time. */
  month?: string | null | undefined;
};

/** on_conflict condition type for table "laundromat_counts" */
export type Laundromat_Counts_On_Conflict = {
  constraint: Laundromat_Counts_Constraint;
  update_columns?: Array<Laundromat_Counts_Update_Column>;
  where?: Laundromat_Counts_Bool_Exp | null | undefined;
};

/** select columns of table "laundromat_counts" */
export type Laundromat_Counts_Select_Column =
  /** column name */
  | 'count'
  /** column name */
  | 'createdAt'
  /** column name */
  | 'isCapped'
  /** column name */
  | 'kind'
  /** column name */
  | 'laundromatId'
  /** column name */
  | 'month';

/** select "laundromat_counts_aggregate_bool_exp_bool_and_arguments_columns" columns of table "laundromat_counts" */
export type Laundromat_Counts_Select_Column_Laundromat_Counts_Aggregate_Bool_Exp_Bool_And_Arguments_Columns =
  /** column name */
  | 'isCapped';

/** select "laundromat_counts_aggregate_bool_exp_bool_or_arguments_columns" columns of table "laundromat_counts" */
export type Laundromat_Counts_Select_Column_Laundromat_Counts_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  /** column name */
  | 'isCapped';

/** update columns of table "laundromat_counts" */
export type Laundromat_Counts_Update_Column =
  /** column name */
  | 'count'
  /** column name */
  | 'createdAt'
  /** column name */
  | 'isCapped'
  /** column name */
  | 'kind'
  /** column name */
  | 'laundromatId'
  /** column name */
  | 'month';

/** Boolean expression to filter rows from the table "laundromat_drafts". All fields are combined with a logical 'AND'. */
export type Laundromat_Drafts_Bool_Exp = {
  _and?: Array<Laundromat_Drafts_Bool_Exp> | null | undefined;
  _not?: Laundromat_Drafts_Bool_Exp | null | undefined;
  _or?: Array<Laundromat_Drafts_Bool_Exp> | null | undefined;
  completedAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  form?: Jsonb_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  laundromat?: Laundromats_Bool_Exp | null | undefined;
  laundromatId?: Uuid_Comparison_Exp | null | undefined;
  plan?: Subscription_Plans_Bool_Exp | null | undefined;
  planId?: Uuid_Comparison_Exp | null | undefined;
  refund?: String_Comparison_Exp | null | undefined;
  stripeCheckoutSessionId?: String_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  user?: Users_Bool_Exp | null | undefined;
  userId?: Uuid_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "laundromat_drafts" */
export type Laundromat_Drafts_Constraint =
  /** unique or primary key constraint on columns "laundromat_id" */
  | 'laundromat_drafts_laundromat_id_key'
  /** unique or primary key constraint on columns "id" */
  | 'laundromat_drafts_pkey'
  /** unique or primary key constraint on columns "stripe_checkout_session_id" */
  | 'laundromat_drafts_stripe_checkout_session_id_key';

/** input type for inserting data into table "laundromat_drafts" */
export type Laundromat_Drafts_Insert_Input = {
  /** Time when the laundromat was created: a draft creates only one. */
  completedAt?: string | null | undefined;
  createdAt?: string | null | undefined;
  /** The submitted form without the photos. */
  form?: unknown;
  /** Set by the browser, which saves its own copy of the form under the same id. */
  id?: string | null | undefined;
  laundromat?: Laundromats_Obj_Rel_Insert_Input | null | undefined;
  /** The laundromat created from this draft. */
  laundromatId?: string | null | undefined;
  plan?: Subscription_Plans_Obj_Rel_Insert_Input | null | undefined;
  planId?: string | null | undefined;
  /** State of the refund for a laundromat that was refused before its publication; failed: Stripe has refused it; null: not tried. That of a copy is in possible_duplicates. */
  refund?: string | null | undefined;
  stripeCheckoutSessionId?: string | null | undefined;
  updatedAt?: string | null | undefined;
  user?: Users_Obj_Rel_Insert_Input | null | undefined;
  userId?: string | null | undefined;
};

/** input type for inserting object relation for remote table "laundromat_drafts" */
export type Laundromat_Drafts_Obj_Rel_Insert_Input = {
  data: Laundromat_Drafts_Insert_Input;
  /** upsert condition */
  on_conflict?: Laundromat_Drafts_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "laundromat_drafts" */
export type Laundromat_Drafts_On_Conflict = {
  constraint: Laundromat_Drafts_Constraint;
  update_columns?: Array<Laundromat_Drafts_Update_Column>;
  where?: Laundromat_Drafts_Bool_Exp | null | undefined;
};

/** update columns of table "laundromat_drafts" */
export type Laundromat_Drafts_Update_Column =
  /** column name */
  | 'completedAt'
  /** column name */
  | 'createdAt'
  /** column name */
  | 'form'
  /** column name */
  | 'id'
  /** column name */
  | 'laundromatId'
  /** column name */
  | 'planId'
  /** column name */
  | 'refund'
  /** column name */
  | 'stripeCheckoutSessionId'
  /** column name */
  | 'updatedAt'
  /** column name */
  | 'userId';

/** Boolean expression to filter rows from the table "laundromat_geocodings". All fields are combined with a logical 'AND'. */
export type Laundromat_Geocodings_Bool_Exp = {
  _and?: Array<Laundromat_Geocodings_Bool_Exp> | null | undefined;
  _not?: Laundromat_Geocodings_Bool_Exp | null | undefined;
  _or?: Array<Laundromat_Geocodings_Bool_Exp> | null | undefined;
  address?: String_Comparison_Exp | null | undefined;
  attempts?: Int_Comparison_Exp | null | undefined;
  city?: String_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  formerPinLatitude?: Numeric_Comparison_Exp | null | undefined;
  formerPinLongitude?: Numeric_Comparison_Exp | null | undefined;
  latitude?: Numeric_Comparison_Exp | null | undefined;
  laundromat?: Laundromats_Bool_Exp | null | undefined;
  laundromatId?: Uuid_Comparison_Exp | null | undefined;
  longitude?: Numeric_Comparison_Exp | null | undefined;
  postalCode?: String_Comparison_Exp | null | undefined;
  precision?: String_Comparison_Exp | null | undefined;
  score?: Float_Comparison_Exp | null | undefined;
  triedAt?: Timestamptz_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "laundromat_geocodings" */
export type Laundromat_Geocodings_Constraint =
  /** unique or primary key constraint on columns "laundromat_id" */
  | 'laundromat_geocodings_pkey';

/** input type for inserting data into table "laundromat_geocodings" */
export type Laundromat_Geocodings_Insert_Input = {
  address?: string | null | undefined;
  attempts?: number | null | undefined;
  city?: string | null | undefined;
  createdAt?: string | null | undefined;
  /** The pin that stood before the address changed. It is put back when the new address lies beside it. */
  formerPinLatitude?: number | string | null | undefined;
  formerPinLongitude?: number | string | null | undefined;
  latitude?: number | string | null | undefined;
  laundromat?: Laundromats_Obj_Rel_Insert_Input | null | undefined;
  laundromatId?: string | null | undefined;
  longitude?: number | string | null | undefined;
  postalCode?: string | null | undefined;
  /** Null until the geocoder answers; none if it knows no such address in this town. */
  precision?: string | null | undefined;
  /** Similarity of the geocoder's best match, 0 to 1. */
  score?: number | null | undefined;
  triedAt?: string | null | undefined;
};

/** input type for inserting object relation for remote table "laundromat_geocodings" */
export type Laundromat_Geocodings_Obj_Rel_Insert_Input = {
  data: Laundromat_Geocodings_Insert_Input;
  /** upsert condition */
  on_conflict?: Laundromat_Geocodings_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "laundromat_geocodings" */
export type Laundromat_Geocodings_On_Conflict = {
  constraint: Laundromat_Geocodings_Constraint;
  update_columns?: Array<Laundromat_Geocodings_Update_Column>;
  where?: Laundromat_Geocodings_Bool_Exp | null | undefined;
};

/** update columns of table "laundromat_geocodings" */
export type Laundromat_Geocodings_Update_Column =
  /** column name */
  | 'address'
  /** column name */
  | 'attempts'
  /** column name */
  | 'city'
  /** column name */
  | 'createdAt'
  /** column name */
  | 'formerPinLatitude'
  /** column name */
  | 'formerPinLongitude'
  /** column name */
  | 'latitude'
  /** column name */
  | 'laundromatId'
  /** column name */
  | 'longitude'
  /** column name */
  | 'postalCode'
  /** column name */
  | 'precision'
  /** column name */
  | 'score'
  /** column name */
  | 'triedAt';

export type Laundromat_Redirects_Aggregate_Bool_Exp = {
  count?: Laundromat_Redirects_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Laundromat_Redirects_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Laundromat_Redirects_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Laundromat_Redirects_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "laundromat_redirects" */
export type Laundromat_Redirects_Arr_Rel_Insert_Input = {
  data: Array<Laundromat_Redirects_Insert_Input>;
  /** upsert condition */
  on_conflict?: Laundromat_Redirects_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "laundromat_redirects". All fields are combined with a logical 'AND'. */
export type Laundromat_Redirects_Bool_Exp = {
  _and?: Array<Laundromat_Redirects_Bool_Exp> | null | undefined;
  _not?: Laundromat_Redirects_Bool_Exp | null | undefined;
  _or?: Array<Laundromat_Redirects_Bool_Exp> | null | undefined;
  closed?: Closed_Laundromats_Bool_Exp | null | undefined;
  communeId?: Uuid_Comparison_Exp | null | undefined;
  created_at?: Timestamptz_Comparison_Exp | null | undefined;
  laundromat?: Laundromats_Bool_Exp | null | undefined;
  laundromatId?: Uuid_Comparison_Exp | null | undefined;
  place?: Laundromat_Cities_Bool_Exp | null | undefined;
  slug?: String_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "laundromat_redirects" */
export type Laundromat_Redirects_Constraint =
  /** unique or primary key constraint on columns "slug" */
  | 'laundromat_redirects_pkey';

/** input type for inserting data into table "laundromat_redirects" */
export type Laundromat_Redirects_Insert_Input = {
  closed?: Closed_Laundromats_Obj_Rel_Insert_Input | null | undefined;
  communeId?: string | null | undefined;
  created_at?: string | null | undefined;
  laundromat?: Laundromats_Obj_Rel_Insert_Input | null | undefined;
  laundromatId?: string | null | undefined;
  slug?: string | null | undefined;
};

/** on_conflict condition type for table "laundromat_redirects" */
export type Laundromat_Redirects_On_Conflict = {
  constraint: Laundromat_Redirects_Constraint;
  update_columns?: Array<Laundromat_Redirects_Update_Column>;
  where?: Laundromat_Redirects_Bool_Exp | null | undefined;
};

/** select columns of table "laundromat_redirects" */
export type Laundromat_Redirects_Select_Column =
  /** column name */
  | 'communeId'
  /** column name */
  | 'created_at'
  /** column name */
  | 'laundromatId'
  /** column name */
  | 'slug';

/** update columns of table "laundromat_redirects" */
export type Laundromat_Redirects_Update_Column =
  /** column name */
  | 'communeId'
  /** column name */
  | 'created_at'
  /** column name */
  | 'laundromatId'
  /** column name */
  | 'slug';

export type Laundromat_Services_Aggregate_Bool_Exp = {
  count?: Laundromat_Services_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Laundromat_Services_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Laundromat_Services_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Laundromat_Services_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "laundromat_services" */
export type Laundromat_Services_Arr_Rel_Insert_Input = {
  data: Array<Laundromat_Services_Insert_Input>;
  /** upsert condition */
  on_conflict?: Laundromat_Services_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "laundromat_services". All fields are combined with a logical 'AND'. */
export type Laundromat_Services_Bool_Exp = {
  _and?: Array<Laundromat_Services_Bool_Exp> | null | undefined;
  _not?: Laundromat_Services_Bool_Exp | null | undefined;
  _or?: Array<Laundromat_Services_Bool_Exp> | null | undefined;
  laundromat?: Laundromats_Bool_Exp | null | undefined;
  laundromatId?: Uuid_Comparison_Exp | null | undefined;
  service?: Services_Bool_Exp | null | undefined;
  serviceId?: Uuid_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "laundromat_services" */
export type Laundromat_Services_Constraint =
  /** unique or primary key constraint on columns "laundromat_id", "service_id" */
  | 'laundromat_services_pkey';

/** input type for inserting data into table "laundromat_services" */
export type Laundromat_Services_Insert_Input = {
  laundromat?: Laundromats_Obj_Rel_Insert_Input | null | undefined;
  laundromatId?: string | null | undefined;
  service?: Services_Obj_Rel_Insert_Input | null | undefined;
  serviceId?: string | null | undefined;
};

/** on_conflict condition type for table "laundromat_services" */
export type Laundromat_Services_On_Conflict = {
  constraint: Laundromat_Services_Constraint;
  update_columns?: Array<Laundromat_Services_Update_Column>;
  where?: Laundromat_Services_Bool_Exp | null | undefined;
};

/** select columns of table "laundromat_services" */
export type Laundromat_Services_Select_Column =
  /** column name */
  | 'laundromatId'
  /** column name */
  | 'serviceId';

/** update columns of table "laundromat_services" */
export type Laundromat_Services_Update_Column =
  /** column name */
  | 'laundromatId'
  /** column name */
  | 'serviceId';

export type Laundromats_Aggregate_Bool_Exp = {
  bool_and?: Laundromats_Aggregate_Bool_Exp_Bool_And | null | undefined;
  bool_or?: Laundromats_Aggregate_Bool_Exp_Bool_Or | null | undefined;
  count?: Laundromats_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Laundromats_Aggregate_Bool_Exp_Bool_And = {
  arguments: Laundromats_Select_Column_Laundromats_Aggregate_Bool_Exp_Bool_And_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Laundromats_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Laundromats_Aggregate_Bool_Exp_Bool_Or = {
  arguments: Laundromats_Select_Column_Laundromats_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Laundromats_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Laundromats_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Laundromats_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Laundromats_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** append existing jsonb value of filtered columns with new jsonb value */
export type Laundromats_Append_Input = {
  /** Approved values by column while something that the owner wrote awaits reading, empty for a new laundromat that nobody has read; also the former values of parts that have no column to compare. Null when everything was read. */
  approvedContent?: unknown;
  /** Values by column that the owner has stated and that are not published before an administrator approves them. */
  heldContent?: unknown;
  /** "always", or seven lists of periods, Monday first; a period is a pair such as ["07:00", "22:00"]. Null if unknown. */
  weeklyHours?: unknown;
};

/** input type for inserting array relation for remote table "laundromats" */
export type Laundromats_Arr_Rel_Insert_Input = {
  data: Array<Laundromats_Insert_Input>;
  /** upsert condition */
  on_conflict?: Laundromats_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "laundromats". All fields are combined with a logical 'AND'. */
export type Laundromats_Bool_Exp = {
  _and?: Array<Laundromats_Bool_Exp> | null | undefined;
  _not?: Laundromats_Bool_Exp | null | undefined;
  _or?: Array<Laundromats_Bool_Exp> | null | undefined;
  address?: String_Comparison_Exp | null | undefined;
  approvedContent?: Jsonb_Comparison_Exp | null | undefined;
  arrondissementId?: Uuid_Comparison_Exp | null | undefined;
  assumedFacts?: String_Array_Comparison_Exp | null | undefined;
  averageRating?: Float_Comparison_Exp | null | undefined;
  changedAt?: Timestamptz_Comparison_Exp | null | undefined;
  changedSince?: Timestamptz_Comparison_Exp | null | undefined;
  city?: String_Comparison_Exp | null | undefined;
  cityKey?: String_Comparison_Exp | null | undefined;
  claims?: Laundromat_Claims_Bool_Exp | null | undefined;
  claims_aggregate?: Laundromat_Claims_Aggregate_Bool_Exp | null | undefined;
  closedAt?: Timestamptz_Comparison_Exp | null | undefined;
  commune?: French_Cities_Bool_Exp | null | undefined;
  communeId?: Uuid_Comparison_Exp | null | undefined;
  counts?: Laundromat_Counts_Bool_Exp | null | undefined;
  counts_aggregate?: Laundromat_Counts_Aggregate_Bool_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  cycleMinutes?: Int_Comparison_Exp | null | undefined;
  description?: String_Comparison_Exp | null | undefined;
  draft?: Laundromat_Drafts_Bool_Exp | null | undefined;
  earthPoint?: Cube_Comparison_Exp | null | undefined;
  email?: String_Comparison_Exp | null | undefined;
  facebook?: String_Comparison_Exp | null | undefined;
  factCorrections?: Fact_Corrections_Bool_Exp | null | undefined;
  factCorrections_aggregate?: Fact_Corrections_Aggregate_Bool_Exp | null | undefined;
  factsCheckedAt?: Timestamptz_Comparison_Exp | null | undefined;
  favorites?: Favorites_Bool_Exp | null | undefined;
  favorites_aggregate?: Favorites_Aggregate_Bool_Exp | null | undefined;
  featuredUntil?: Timestamptz_Comparison_Exp | null | undefined;
  geocoding?: Laundromat_Geocodings_Bool_Exp | null | undefined;
  hasOwner?: Boolean_Comparison_Exp | null | undefined;
  hasPhotos?: Boolean_Comparison_Exp | null | undefined;
  heldChange?: Held_Changes_Bool_Exp | null | undefined;
  heldContent?: Jsonb_Comparison_Exp | null | undefined;
  holidayHours?: String_Comparison_Exp | null | undefined;
  hours?: String_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  instagram?: String_Comparison_Exp | null | undefined;
  isActive?: Boolean_Comparison_Exp | null | undefined;
  isFeatured?: Boolean_Comparison_Exp | null | undefined;
  isPremium?: Boolean_Comparison_Exp | null | undefined;
  largestWasherKg?: Numeric_Comparison_Exp | null | undefined;
  latitude?: Numeric_Comparison_Exp | null | undefined;
  laundromatServices?: Laundromat_Services_Bool_Exp | null | undefined;
  laundromatServices_aggregate?: Laundromat_Services_Aggregate_Bool_Exp | null | undefined;
  locatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  locationSource?: String_Comparison_Exp | null | undefined;
  longitude?: Numeric_Comparison_Exp | null | undefined;
  machines?: Machines_Bool_Exp | null | undefined;
  machines_aggregate?: Machines_Aggregate_Bool_Exp | null | undefined;
  moderationActions?: Moderation_Actions_Bool_Exp | null | undefined;
  moderationActions_aggregate?: Moderation_Actions_Aggregate_Bool_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
  nameKey?: String_Comparison_Exp | null | undefined;
  needsApproval?: Boolean_Comparison_Exp | null | undefined;
  openWeek?: Int4multirange_Comparison_Exp | null | undefined;
  openingArea?: String_Comparison_Exp | null | undefined;
  openingExceptions?: Opening_Exceptions_Bool_Exp | null | undefined;
  openingExceptions_aggregate?: Opening_Exceptions_Aggregate_Bool_Exp | null | undefined;
  owner?: Users_Bool_Exp | null | undefined;
  phone?: String_Comparison_Exp | null | undefined;
  photoDeletions?: Photo_Deletions_Bool_Exp | null | undefined;
  photoDeletions_aggregate?: Photo_Deletions_Aggregate_Bool_Exp | null | undefined;
  photos?: Photos_Bool_Exp | null | undefined;
  photos_aggregate?: Photos_Aggregate_Bool_Exp | null | undefined;
  place?: Laundromat_Cities_Bool_Exp | null | undefined;
  planId?: Uuid_Comparison_Exp | null | undefined;
  possibleDuplicates?: Possible_Duplicates_Bool_Exp | null | undefined;
  possibleDuplicates_aggregate?: Possible_Duplicates_Aggregate_Bool_Exp | null | undefined;
  postalCode?: String_Comparison_Exp | null | undefined;
  priceFrom?: Numeric_Comparison_Exp | null | undefined;
  readingReasons?: String_Array_Comparison_Exp | null | undefined;
  redirects?: Laundromat_Redirects_Bool_Exp | null | undefined;
  redirects_aggregate?: Laundromat_Redirects_Aggregate_Bool_Exp | null | undefined;
  refusedAt?: Timestamptz_Comparison_Exp | null | undefined;
  region?: String_Comparison_Exp | null | undefined;
  reportedFacts?: Reported_Facts_Bool_Exp | null | undefined;
  reportedFacts_aggregate?: Reported_Facts_Aggregate_Bool_Exp | null | undefined;
  reports?: Reports_Bool_Exp | null | undefined;
  reports_aggregate?: Reports_Aggregate_Bool_Exp | null | undefined;
  reviewCount?: Int_Comparison_Exp | null | undefined;
  reviews?: Reviews_Bool_Exp | null | undefined;
  reviews_aggregate?: Reviews_Aggregate_Bool_Exp | null | undefined;
  searchText?: String_Comparison_Exp | null | undefined;
  serviceIds?: Uuid_Array_Comparison_Exp | null | undefined;
  slug?: String_Comparison_Exp | null | undefined;
  sourceObjects?: Source_Objects_Bool_Exp | null | undefined;
  sourceObjects_aggregate?: Source_Objects_Aggregate_Bool_Exp | null | undefined;
  statedHours?: String_Comparison_Exp | null | undefined;
  statedPriceFrom?: Numeric_Comparison_Exp | null | undefined;
  tier?: Smallint_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  userId?: Uuid_Comparison_Exp | null | undefined;
  was_claimed?: Boolean_Comparison_Exp | null | undefined;
  washPrice7kg?: Numeric_Comparison_Exp | null | undefined;
  website?: String_Comparison_Exp | null | undefined;
  weeklyHours?: Jsonb_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "laundromats" */
export type Laundromats_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'laundromats_pkey'
  /** unique or primary key constraint on columns "slug" */
  | 'laundromats_slug_key';

/** delete the field or element with specified path (for JSON arrays, negative integers count from the end) */
export type Laundromats_Delete_At_Path_Input = {
  /** Approved values by column while something that the owner wrote awaits reading, empty for a new laundromat that nobody has read; also the former values of parts that have no column to compare. Null when everything was read. */
  approvedContent?: Array<string> | null | undefined;
  /** Values by column that the owner has stated and that are not published before an administrator approves them. */
  heldContent?: Array<string> | null | undefined;
  /** "always", or seven lists of periods, Monday first; a period is a pair such as ["07:00", "22:00"]. Null if unknown. */
  weeklyHours?: Array<string> | null | undefined;
};

/** delete the array element with specified index (negative integers count from the end). throws an error if top level container is not an array */
export type Laundromats_Delete_Elem_Input = {
  /** Approved values by column while something that the owner wrote awaits reading, empty for a new laundromat that nobody has read; also the former values of parts that have no column to compare. Null when everything was read. */
  approvedContent?: number | null | undefined;
  /** Values by column that the owner has stated and that are not published before an administrator approves them. */
  heldContent?: number | null | undefined;
  /** "always", or seven lists of periods, Monday first; a period is a pair such as ["07:00", "22:00"]. Null if unknown. */
  weeklyHours?: number | null | undefined;
};

/** delete key/value pair or string element. key/value pairs are matched based on their key value */
export type Laundromats_Delete_Key_Input = {
  /** Approved values by column while something that the owner wrote awaits reading, empty for a new laundromat that nobody has read; also the former values of parts that have no column to compare. Null when everything was read. */
  approvedContent?: string | null | undefined;
  /** Values by column that the owner has stated and that are not published before an administrator approves them. */
  heldContent?: string | null | undefined;
  /** "always", or seven lists of periods, Monday first; a period is a pair such as ["07:00", "22:00"]. Null if unknown. */
  weeklyHours?: string | null | undefined;
};

/** input type for incrementing numeric columns in table "laundromats" */
export type Laundromats_Inc_Input = {
  /** Mean rating of the reviews, 0 without reviews. Maintained by a trigger. */
  averageRating?: number | null | undefined;
  /** Length of wash and dry; null if unknown. The last wash starts so long before closing. */
  cycleMinutes?: number | null | undefined;
  /** Capacity of the largest washer. Maintained by a trigger. */
  largestWasherKg?: number | string | null | undefined;
  latitude?: number | string | null | undefined;
  longitude?: number | string | null | undefined;
  /** Lowest price of a wash, in euros; null if unknown. Maintained by a trigger once a washer has a price. */
  priceFrom?: number | string | null | undefined;
  /** Number of reviews. Maintained by a trigger. */
  reviewCount?: number | null | undefined;
  /** Lowest price of a washer of at least 7 kg. Maintained by a trigger. */
  washPrice7kg?: number | string | null | undefined;
};

/** input type for inserting data into table "laundromats" */
export type Laundromats_Insert_Input = {
  address?: string | null | undefined;
  /** Approved values by column while something that the owner wrote awaits reading, empty for a new laundromat that nobody has read; also the former values of parts that have no column to compare. Null when everything was read. */
  approvedContent?: unknown;
  /** Derived from the postal code in Paris, Lyon and Marseille; null elsewhere. */
  arrondissementId?: string | null | undefined;
  /** Columns whose value is a default of the specification, because a creation left them out. A trigger removes a column when it is written. */
  assumedFacts?: Array<string> | null | undefined;
  /** Mean rating of the reviews, 0 without reviews. Maintained by a trigger. */
  averageRating?: number | null | undefined;
  /** Time of the owner's last change of approved content. An approval states it, so that it covers only what the administrator saw. */
  changedAt?: string | null | undefined;
  /** Time of the first change since the last approval, by which the queue is ordered: further changes do not postpone it. */
  changedSince?: string | null | undefined;
  city?: string | null | undefined;
  claims?: Laundromat_Claims_Arr_Rel_Insert_Input | null | undefined;
  /** When its owner or an administrator closed it for good; it is unpublished meanwhile. Deleted after a year. */
  closedAt?: string | null | undefined;
  commune?: French_Cities_Obj_Rel_Insert_Input | null | undefined;
  /** Derived from postal code and city. */
  communeId?: string | null | undefined;
  counts?: Laundromat_Counts_Arr_Rel_Insert_Input | null | undefined;
  createdAt?: string | null | undefined;
  /** Length of wash and dry; null if unknown. The last wash starts so long before closing. */
  cycleMinutes?: number | null | undefined;
  description?: string | null | undefined;
  draft?: Laundromat_Drafts_Obj_Rel_Insert_Input | null | undefined;
  email?: string | null | undefined;
  facebook?: string | null | undefined;
  factCorrections?: Fact_Corrections_Arr_Rel_Insert_Input | null | undefined;
  /** Last time when the owner or an administrator edited or confirmed the facts; null if nobody has since the laundromat was added. */
  factsCheckedAt?: string | null | undefined;
  favorites?: Favorites_Arr_Rel_Insert_Input | null | undefined;
  /** End of the featured period; null means that no end is set. */
  featuredUntil?: string | null | undefined;
  geocoding?: Laundromat_Geocodings_Obj_Rel_Insert_Input | null | undefined;
  /** Maintained by a trigger. Laundromats with photos come first. */
  hasPhotos?: boolean | null | undefined;
  heldChange?: Held_Changes_Obj_Rel_Insert_Input | null | undefined;
  /** Values by column that the owner has stated and that are not published before an administrator approves them. */
  heldContent?: unknown;
  /** Hours on public holidays: usual, closed or unknown. */
  holidayHours?: string | null | undefined;
  /** The sentence written from weekly_hours where these are known, else free text. Null if unknown. */
  hours?: string | null | undefined;
  id?: string | null | undefined;
  instagram?: string | null | undefined;
  /** True if published. A free laundromat is false until an administrator publishes it. */
  isActive?: boolean | null | undefined;
  isFeatured?: boolean | null | undefined;
  isPremium?: boolean | null | undefined;
  /** Capacity of the largest washer. Maintained by a trigger. */
  largestWasherKg?: number | string | null | undefined;
  latitude?: number | string | null | undefined;
  laundromatServices?: Laundromat_Services_Arr_Rel_Insert_Input | null | undefined;
  /** Time when the point was last stated, even if it is the same point; null for commune. An address that changes without it loses its point. */
  locatedAt?: string | null | undefined;
  /** pin: a person placed the point. address: geocoded to a house number or street. commune: the coordinates are those of the commune's centre, or unknown. */
  locationSource?: string | null | undefined;
  longitude?: number | string | null | undefined;
  machines?: Machines_Arr_Rel_Insert_Input | null | undefined;
  moderationActions?: Moderation_Actions_Arr_Rel_Insert_Input | null | undefined;
  name?: string | null | undefined;
  /** True from a refusal or withdrawal until an administrator publishes the laundromat: a payment does not publish it. A correction by the owner ends the refusal, but does not clear this flag. */
  needsApproval?: boolean | null | undefined;
  openingExceptions?: Opening_Exceptions_Arr_Rel_Insert_Input | null | undefined;
  owner?: Users_Obj_Rel_Insert_Input | null | undefined;
  phone?: string | null | undefined;
  photoDeletions?: Photo_Deletions_Arr_Rel_Insert_Input | null | undefined;
  photos?: Photos_Arr_Rel_Insert_Input | null | undefined;
  /** The plan under which the owner submitted the laundromat; its limit applied. Null for a laundromat that was imported or assigned to an owner later. */
  planId?: string | null | undefined;
  possibleDuplicates?: Possible_Duplicates_Arr_Rel_Insert_Input | null | undefined;
  postalCode?: string | null | undefined;
  /** Lowest price of a wash, in euros; null if unknown. Maintained by a trigger once a washer has a price. */
  priceFrom?: number | string | null | undefined;
  /** Rules of contract/moderation/reading-rules.ts that applied when its owner added it, or changed it unpublished. Null for imports. */
  readingReasons?: Array<string> | null | undefined;
  redirects?: Laundromat_Redirects_Arr_Rel_Insert_Input | null | undefined;
  /** Time when an administrator refused or withdrew the laundromat, for the reason in moderation_actions; null while it is published or pending. */
  refusedAt?: string | null | undefined;
  /** Derived from the commune, else from the postal code's department. */
  region?: string | null | undefined;
  reports?: Reports_Arr_Rel_Insert_Input | null | undefined;
  /** Number of reviews. Maintained by a trigger. */
  reviewCount?: number | null | undefined;
  reviews?: Reviews_Arr_Rel_Insert_Input | null | undefined;
  /** Copy of laundromat_services, so that the search can filter by an index. Maintained by a trigger. */
  serviceIds?: Array<string> | null | undefined;
  /** Derived from name and city on insert. Does not change with the name, so that links stay valid. */
  slug?: string | null | undefined;
  sourceObjects?: Source_Objects_Arr_Rel_Insert_Input | null | undefined;
  updatedAt?: string | null | undefined;
  /** The owner; null for a laundromat that has no owner yet or whose owner deleted the account. */
  userId?: string | null | undefined;
  /** A claim of it was accepted and not undone: it was in the directory before its owner, and stays when the account is erased. */
  was_claimed?: boolean | null | undefined;
  /** Lowest price of a washer of at least 7 kg. Maintained by a trigger. */
  washPrice7kg?: number | string | null | undefined;
  website?: string | null | undefined;
  /** "always", or seven lists of periods, Monday first; a period is a pair such as ["07:00", "22:00"]. Null if unknown. */
  weeklyHours?: unknown;
};

/** input type for inserting object relation for remote table "laundromats" */
export type Laundromats_Obj_Rel_Insert_Input = {
  data: Laundromats_Insert_Input;
  /** upsert condition */
  on_conflict?: Laundromats_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "laundromats" */
export type Laundromats_On_Conflict = {
  constraint: Laundromats_Constraint;
  update_columns?: Array<Laundromats_Update_Column>;
  where?: Laundromats_Bool_Exp | null | undefined;
};

/** prepend existing jsonb value of filtered columns with new jsonb value */
export type Laundromats_Prepend_Input = {
  /** Approved values by column while something that the owner wrote awaits reading, empty for a new laundromat that nobody has read; also the former values of parts that have no column to compare. Null when everything was read. */
  approvedContent?: unknown;
  /** Values by column that the owner has stated and that are not published before an administrator approves them. */
  heldContent?: unknown;
  /** "always", or seven lists of periods, Monday first; a period is a pair such as ["07:00", "22:00"]. Null if unknown. */
  weeklyHours?: unknown;
};

/** select columns of table "laundromats" */
export type Laundromats_Select_Column =
  /** column name */
  | 'address'
  /** column name */
  | 'approvedContent'
  /** column name */
  | 'arrondissementId'
  /** column name */
  | 'assumedFacts'
  /** column name */
  | 'averageRating'
  /** column name */
  | 'changedAt'
  /** column name */
  | 'changedSince'
  /** column name */
  | 'city'
  /** column name */
  | 'cityKey'
  /** column name */
  | 'closedAt'
  /** column name */
  | 'communeId'
  /** column name */
  | 'createdAt'
  /** column name */
  | 'cycleMinutes'
  /** column name */
  | 'description'
  /** column name */
  | 'earthPoint'
  /** column name */
  | 'email'
  /** column name */
  | 'facebook'
  /** column name */
  | 'factsCheckedAt'
  /** column name */
  | 'featuredUntil'
  /** column name */
  | 'hasOwner'
  /** column name */
  | 'hasPhotos'
  /** column name */
  | 'heldContent'
  /** column name */
  | 'holidayHours'
  /** column name */
  | 'hours'
  /** column name */
  | 'id'
  /** column name */
  | 'instagram'
  /** column name */
  | 'isActive'
  /** column name */
  | 'isFeatured'
  /** column name */
  | 'isPremium'
  /** column name */
  | 'largestWasherKg'
  /** column name */
  | 'latitude'
  /** column name */
  | 'locatedAt'
  /** column name */
  | 'locationSource'
  /** column name */
  | 'longitude'
  /** column name */
  | 'name'
  /** column name */
  | 'nameKey'
  /** column name */
  | 'needsApproval'
  /** column name */
  | 'openWeek'
  /** column name */
  | 'openingArea'
  /** column name */
  | 'phone'
  /** column name */
  | 'planId'
  /** column name */
  | 'postalCode'
  /** column name */
  | 'priceFrom'
  /** column name */
  | 'readingReasons'
  /** column name */
  | 'refusedAt'
  /** column name */
  | 'region'
  /** column name */
  | 'reviewCount'
  /** column name */
  | 'searchText'
  /** column name */
  | 'serviceIds'
  /** column name */
  | 'slug'
  /** column name */
  | 'statedHours'
  /** column name */
  | 'statedPriceFrom'
  /** column name */
  | 'tier'
  /** column name */
  | 'updatedAt'
  /** column name */
  | 'userId'
  /** column name */
  | 'was_claimed'
  /** column name */
  | 'washPrice7kg'
  /** column name */
  | 'website'
  /** column name */
  | 'weeklyHours';

/** select "laundromats_aggregate_bool_exp_bool_and_arguments_columns" columns of table "laundromats" */
export type Laundromats_Select_Column_Laundromats_Aggregate_Bool_Exp_Bool_And_Arguments_Columns =
  /** column name */
  | 'hasOwner'
  /** column name */
  | 'hasPhotos'
  /** column name */
  | 'isActive'
  /** column name */
  | 'isFeatured'
  /** column name */
  | 'isPremium'
  /** column name */
  | 'needsApproval'
  /** column name */
  | 'was_claimed';

/** select "laundromats_aggregate_bool_exp_bool_or_arguments_columns" columns of table "laundromats" */
export type Laundromats_Select_Column_Laundromats_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  /** column name */
  | 'hasOwner'
  /** column name */
  | 'hasPhotos'
  /** column name */
  | 'isActive'
  /** column name */
  | 'isFeatured'
  /** column name */
  | 'isPremium'
  /** column name */
  | 'needsApproval'
  /** column name */
  | 'was_claimed';

/** input type for updating data in table "laundromats" */
export type Laundromats_Set_Input = {
  address?: string | null | undefined;
  /** Approved values by column while something that the owner wrote awaits reading, empty for a new laundromat that nobody has read; also the former values of parts that have no column to compare. Null when everything was read. */
  approvedContent?: unknown;
  /** Derived from the postal code in Paris, Lyon and Marseille; null elsewhere. */
  arrondissementId?: string | null | undefined;
  /** Columns whose value is a default of the specification, because a creation left them out. A trigger removes a column when it is written. */
  assumedFacts?: Array<string> | null | undefined;
  /** Mean rating of the reviews, 0 without reviews. Maintained by a trigger. */
  averageRating?: number | null | undefined;
  /** Time of the owner's last change of approved content. An approval states it, so that it covers only what the administrator saw. */
  changedAt?: string | null | undefined;
  /** Time of the first change since the last approval, by which the queue is ordered: further changes do not postpone it. */
  changedSince?: string | null | undefined;
  city?: string | null | undefined;
  /** When its owner or an administrator closed it for good; it is unpublished meanwhile. Deleted after a year. */
  closedAt?: string | null | undefined;
  /** Derived from postal code and city. */
  communeId?: string | null | undefined;
  createdAt?: string | null | undefined;
  /** Length of wash and dry; null if unknown. The last wash starts so long before closing. */
  cycleMinutes?: number | null | undefined;
  description?: string | null | undefined;
  email?: string | null | undefined;
  facebook?: string | null | undefined;
  /** Last time when the owner or an administrator edited or confirmed the facts; null if nobody has since the laundromat was added. */
  factsCheckedAt?: string | null | undefined;
  /** End of the featured period; null means that no end is set. */
  featuredUntil?: string | null | undefined;
  /** Maintained by a trigger. Laundromats with photos come first. */
  hasPhotos?: boolean | null | undefined;
  /** Values by column that the owner has stated and that are not published before an administrator approves them. */
  heldContent?: unknown;
  /** Hours on public holidays: usual, closed or unknown. */
  holidayHours?: string | null | undefined;
  /** The sentence written from weekly_hours where these are known, else free text. Null if unknown. */
  hours?: string | null | undefined;
  id?: string | null | undefined;
  instagram?: string | null | undefined;
  /** True if published. A free laundromat is false until an administrator publishes it. */
  isActive?: boolean | null | undefined;
  isFeatured?: boolean | null | undefined;
  isPremium?: boolean | null | undefined;
  /** Capacity of the largest washer. Maintained by a trigger. */
  largestWasherKg?: number | string | null | undefined;
  latitude?: number | string | null | undefined;
  /** Time when the point was last stated, even if it is the same point; null for commune. An address that changes without it loses its point. */
  locatedAt?: string | null | undefined;
  /** pin: a person placed the point. address: geocoded to a house number or street. commune: the coordinates are those of the commune's centre, or unknown. */
  locationSource?: string | null | undefined;
  longitude?: number | string | null | undefined;
  name?: string | null | undefined;
  /** True from a refusal or withdrawal until an administrator publishes the laundromat: a payment does not publish it. A correction by the owner ends the refusal, but does not clear this flag. */
  needsApproval?: boolean | null | undefined;
  phone?: string | null | undefined;
  /** The plan under which the owner submitted the laundromat; its limit applied. Null for a laundromat that was imported or assigned to an owner later. */
  planId?: string | null | undefined;
  postalCode?: string | null | undefined;
  /** Lowest price of a wash, in euros; null if unknown. Maintained by a trigger once a washer has a price. */
  priceFrom?: number | string | null | undefined;
  /** Rules of contract/moderation/reading-rules.ts that applied when its owner added it, or changed it unpublished. Null for imports. */
  readingReasons?: Array<string> | null | undefined;
  /** Time when an administrator refused or withdrew the laundromat, for the reason in moderation_actions; null while it is published or pending. */
  refusedAt?: string | null | undefined;
  /** Derived from the commune, else from the postal code's department. */
  region?: string | null | undefined;
  /** Number of reviews. Maintained by a trigger. */
  reviewCount?: number | null | undefined;
  /** Copy of laundromat_services, so that the search can filter by an index. Maintained by a trigger. */
  serviceIds?: Array<string> | null | undefined;
  /** Derived from name and city on insert. Does not change with the name, so that links stay valid. */
  slug?: string | null | undefined;
  updatedAt?: string | null | undefined;
  /** The owner; null for a laundromat that has no owner yet or whose owner deleted the account. */
  userId?: string | null | undefined;
  /** A claim of it was accepted and not undone: it was in the directory before its owner, and stays when the account is erased. */
  was_claimed?: boolean | null | undefined;
  /** Lowest price of a washer of at least 7 kg. Maintained by a trigger. */
  washPrice7kg?: number | string | null | undefined;
  website?: string | null | undefined;
  /** "always", or seven lists of periods, Monday first; a period is a pair such as ["07:00", "22:00"]. Null if unknown. */
  weeklyHours?: unknown;
};

/** update columns of table "laundromats" */
export type Laundromats_Update_Column =
  /** column name */
  | 'address'
  /** column name */
  | 'approvedContent'
  /** column name */
  | 'arrondissementId'
  /** column name */
  | 'assumedFacts'
  /** column name */
  | 'averageRating'
  /** column name */
  | 'changedAt'
  /** column name */
  | 'changedSince'
  /** column name */
  | 'city'
  /** column name */
  | 'closedAt'
  /** column name */
  | 'communeId'
  /** column name */
  | 'createdAt'
  /** column name */
  | 'cycleMinutes'
  /** column name */
  | 'description'
  /** column name */
  | 'email'
  /** column name */
  | 'facebook'
  /** column name */
  | 'factsCheckedAt'
  /** column name */
  | 'featuredUntil'
  /** column name */
  | 'hasPhotos'
  /** column name */
  | 'heldContent'
  /** column name */
  | 'holidayHours'
  /** column name */
  | 'hours'
  /** column name */
  | 'id'
  /** column name */
  | 'instagram'
  /** column name */
  | 'isActive'
  /** column name */
  | 'isFeatured'
  /** column name */
  | 'isPremium'
  /** column name */
  | 'largestWasherKg'
  /** column name */
  | 'latitude'
  /** column name */
  | 'locatedAt'
  /** column name */
  | 'locationSource'
  /** column name */
  | 'longitude'
  /** column name */
  | 'name'
  /** column name */
  | 'needsApproval'
  /** column name */
  | 'phone'
  /** column name */
  | 'planId'
  /** column name */
  | 'postalCode'
  /** column name */
  | 'priceFrom'
  /** column name */
  | 'readingReasons'
  /** column name */
  | 'refusedAt'
  /** column name */
  | 'region'
  /** column name */
  | 'reviewCount'
  /** column name */
  | 'serviceIds'
  /** column name */
  | 'slug'
  /** column name */
  | 'updatedAt'
  /** column name */
  | 'userId'
  /** column name */
  | 'was_claimed'
  /** column name */
  | 'washPrice7kg'
  /** column name */
  | 'website'
  /** column name */
  | 'weeklyHours';

export type Laundromats_Updates = {
  /** append existing jsonb value of filtered columns with new jsonb value */
  _append?: Laundromats_Append_Input | null | undefined;
  /** delete the field or element with specified path (for JSON arrays, negative integers count from the end) */
  _delete_at_path?: Laundromats_Delete_At_Path_Input | null | undefined;
  /** delete the array element with specified index (negative integers count from the end). throws an error if top level container is not an array */
  _delete_elem?: Laundromats_Delete_Elem_Input | null | undefined;
  /** delete key/value pair or string element. key/value pairs are matched based on their key value */
  _delete_key?: Laundromats_Delete_Key_Input | null | undefined;
  /** increments the numeric columns with given value of the filtered values */
  _inc?: Laundromats_Inc_Input | null | undefined;
  /** prepend existing jsonb value of filtered columns with new jsonb value */
  _prepend?: Laundromats_Prepend_Input | null | undefined;
  /** sets the columns of the filtered rows to the given values */
  _set?: Laundromats_Set_Input | null | undefined;
  /** filter the rows which have to be updated */
  where: Laundromats_Bool_Exp;
};

export type Machines_Aggregate_Bool_Exp = {
  count?: Machines_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Machines_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Machines_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Machines_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "machines" */
export type Machines_Arr_Rel_Insert_Input = {
  data: Array<Machines_Insert_Input>;
  /** upsert condition */
  on_conflict?: Machines_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "machines". All fields are combined with a logical 'AND'. */
export type Machines_Bool_Exp = {
  _and?: Array<Machines_Bool_Exp> | null | undefined;
  _not?: Machines_Bool_Exp | null | undefined;
  _or?: Array<Machines_Bool_Exp> | null | undefined;
  capacityKg?: Numeric_Comparison_Exp | null | undefined;
  count?: Int_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  kind?: String_Comparison_Exp | null | undefined;
  laundromat?: Laundromats_Bool_Exp | null | undefined;
  laundromatId?: Uuid_Comparison_Exp | null | undefined;
  minutes?: Int_Comparison_Exp | null | undefined;
  price?: Numeric_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "machines" */
export type Machines_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'machines_pkey';

/** input type for inserting data into table "machines" */
export type Machines_Insert_Input = {
  capacityKg?: number | string | null | undefined;
  count?: number | null | undefined;
  id?: string | null | undefined;
  /** washer or dryer. */
  kind?: string | null | undefined;
  laundromat?: Laundromats_Obj_Rel_Insert_Input | null | undefined;
  laundromatId?: string | null | undefined;
  /** Length of one cycle; null if unknown. */
  minutes?: number | null | undefined;
  /** Price of one cycle, in euros; null if unknown. */
  price?: number | string | null | undefined;
};

/** on_conflict condition type for table "machines" */
export type Machines_On_Conflict = {
  constraint: Machines_Constraint;
  update_columns?: Array<Machines_Update_Column>;
  where?: Machines_Bool_Exp | null | undefined;
};

/** select columns of table "machines" */
export type Machines_Select_Column =
  /** column name */
  | 'capacityKg'
  /** column name */
  | 'count'
  /** column name */
  | 'id'
  /** column name */
  | 'kind'
  /** column name */
  | 'laundromatId'
  /** column name */
  | 'minutes'
  /** column name */
  | 'price';

/** update columns of table "machines" */
export type Machines_Update_Column =
  /** column name */
  | 'capacityKg'
  /** column name */
  | 'count'
  /** column name */
  | 'id'
  /** column name */
  | 'kind'
  /** column name */
  | 'laundromatId'
  /** column name */
  | 'minutes'
  /** column name */
  | 'price';

export type Moderation_Actions_Aggregate_Bool_Exp = {
  bool_and?: Moderation_Actions_Aggregate_Bool_Exp_Bool_And | null | undefined;
  bool_or?: Moderation_Actions_Aggregate_Bool_Exp_Bool_Or | null | undefined;
  count?: Moderation_Actions_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Moderation_Actions_Aggregate_Bool_Exp_Bool_And = {
  arguments: Moderation_Actions_Select_Column_Moderation_Actions_Aggregate_Bool_Exp_Bool_And_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Moderation_Actions_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Moderation_Actions_Aggregate_Bool_Exp_Bool_Or = {
  arguments: Moderation_Actions_Select_Column_Moderation_Actions_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Moderation_Actions_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Moderation_Actions_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Moderation_Actions_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Moderation_Actions_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "moderation_actions" */
export type Moderation_Actions_Arr_Rel_Insert_Input = {
  data: Array<Moderation_Actions_Insert_Input>;
  /** upsert condition */
  on_conflict?: Moderation_Actions_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "moderation_actions". All fields are combined with a logical 'AND'. */
export type Moderation_Actions_Bool_Exp = {
  _and?: Array<Moderation_Actions_Bool_Exp> | null | undefined;
  _not?: Moderation_Actions_Bool_Exp | null | undefined;
  _or?: Array<Moderation_Actions_Bool_Exp> | null | undefined;
  author?: Users_Bool_Exp | null | undefined;
  authorId?: Uuid_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  decidedBy?: Uuid_Comparison_Exp | null | undefined;
  decider?: Users_Bool_Exp | null | undefined;
  decision?: String_Comparison_Exp | null | undefined;
  deletedRows?: Jsonb_Comparison_Exp | null | undefined;
  formerOwner?: Users_Bool_Exp | null | undefined;
  formerOwnerId?: Uuid_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  isRestorable?: Boolean_Comparison_Exp | null | undefined;
  keepsOwnerOf?: String_Comparison_Exp | null | undefined;
  laundromat?: Laundromats_Bool_Exp | null | undefined;
  laundromatId?: Uuid_Comparison_Exp | null | undefined;
  mergedInto?: Uuid_Comparison_Exp | null | undefined;
  movedRows?: Jsonb_Comparison_Exp | null | undefined;
  reason?: String_Comparison_Exp | null | undefined;
  seen?: Jsonb_Comparison_Exp | null | undefined;
  seenAt?: Timestamptz_Comparison_Exp | null | undefined;
  subjectId?: Uuid_Comparison_Exp | null | undefined;
  subjectType?: String_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "moderation_actions" */
export type Moderation_Actions_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'moderation_actions_pkey';

/** input type for inserting data into table "moderation_actions" */
export type Moderation_Actions_Insert_Input = {
  author?: Users_Obj_Rel_Insert_Input | null | undefined;
  /** Author of the review, or owner of the laundromat at that time. */
  authorId?: string | null | undefined;
  createdAt?: string | null | undefined;
  decidedBy?: string | null | undefined;
  decider?: Users_Obj_Rel_Insert_Input | null | undefined;
  /** Of a laundromat: published, approved (a change by its owner), reverted (to the approved content), refused (or withdrawn), deleted, merged (into another, and deleted). Of a review or photo: removed. Of a report: upheld, dismissed, reopened. */
  decision?: string | null | undefined;
  /** For deleted and merged: the laundromat and the rows deleted with it, by table. Cleared after a restore, or after 30 days. */
  deletedRows?: unknown;
  formerOwner?: Users_Obj_Rel_Insert_Input | null | undefined;
  /** For merged: the owner of the laundromat that stays, before. Both owners are notified. */
  formerOwnerId?: string | null | undefined;
  id?: string | null | undefined;
  /** For merged: kept if the owner of the laundromat that stays remains (or it stays without one), merged if the other's owner gets it with their plan. Required where the owners differ. */
  keepsOwnerOf?: string | null | undefined;
  laundromat?: Laundromats_Obj_Rel_Insert_Input | null | undefined;
  /** The laundromat concerned. No foreign key: it may have been deleted. */
  laundromatId?: string | null | undefined;
  /** For merged: the laundromat that stays. No foreign key: it may be deleted later. */
  mergedInto?: string | null | undefined;
  /** For merged: ids of the moved rows, and the changed columns of the laundromat that stays. Cleared together with deleted_rows. */
  movedRows?: unknown;
  /** Emailed to the owner or author. */
  reason?: string | null | undefined;
  /** Content of the subject at that time. */
  seen?: unknown;
  /** For approved and reverted: changed_at of the laundromat when the administrator read it. Later changes are not decided. */
  seenAt?: string | null | undefined;
  /** Id of the subject. No foreign key: the decision outlives a deleted subject. */
  subjectId?: string | null | undefined;
  /** laundromat, review, review_photo, photo or report. */
  subjectType?: string | null | undefined;
};

/** on_conflict condition type for table "moderation_actions" */
export type Moderation_Actions_On_Conflict = {
  constraint: Moderation_Actions_Constraint;
  update_columns?: Array<Moderation_Actions_Update_Column>;
  where?: Moderation_Actions_Bool_Exp | null | undefined;
};

/** select columns of table "moderation_actions" */
export type Moderation_Actions_Select_Column =
  /** column name */
  | 'authorId'
  /** column name */
  | 'createdAt'
  /** column name */
  | 'decidedBy'
  /** column name */
  | 'decision'
  /** column name */
  | 'deletedRows'
  /** column name */
  | 'formerOwnerId'
  /** column name */
  | 'id'
  /** column name */
  | 'isRestorable'
  /** column name */
  | 'keepsOwnerOf'
  /** column name */
  | 'laundromatId'
  /** column name */
  | 'mergedInto'
  /** column name */
  | 'movedRows'
  /** column name */
  | 'reason'
  /** column name */
  | 'seen'
  /** column name */
  | 'seenAt'
  /** column name */
  | 'subjectId'
  /** column name */
  | 'subjectType';

/** select "moderation_actions_aggregate_bool_exp_bool_and_arguments_columns" columns of table "moderation_actions" */
export type Moderation_Actions_Select_Column_Moderation_Actions_Aggregate_Bool_Exp_Bool_And_Arguments_Columns =
  /** column name */
  | 'isRestorable';

/** select "moderation_actions_aggregate_bool_exp_bool_or_arguments_columns" columns of table "moderation_actions" */
export type Moderation_Actions_Select_Column_Moderation_Actions_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  /** column name */
  | 'isRestorable';

/** update columns of table "moderation_actions" */
export type Moderation_Actions_Update_Column =
  /** column name */
  | 'authorId'
  /** column name */
  | 'createdAt'
  /** column name */
  | 'decidedBy'
  /** column name */
  | 'decision'
  /** column name */
  | 'deletedRows'
  /** column name */
  | 'formerOwnerId'
  /** column name */
  | 'id'
  /** column name */
  | 'keepsOwnerOf'
  /** column name */
  | 'laundromatId'
  /** column name */
  | 'mergedInto'
  /** column name */
  | 'movedRows'
  /** column name */
  | 'reason'
  /** column name */
  | 'seen'
  /** column name */
  | 'seenAt'
  /** column name */
  | 'subjectId'
  /** column name */
  | 'subjectType';

/** Boolean expression to compare columns of type "numeric". All fields are combined with logical 'AND'. */
export type Numeric_Comparison_Exp = {
  _eq?: number | string | null | undefined;
  _gt?: number | string | null | undefined;
  _gte?: number | string | null | undefined;
  _in?: Array<number | string> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: number | string | null | undefined;
  _lte?: number | string | null | undefined;
  _neq?: number | string | null | undefined;
  _nin?: Array<number | string> | null | undefined;
};

export type Opening_Exceptions_Aggregate_Bool_Exp = {
  count?: Opening_Exceptions_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Opening_Exceptions_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Opening_Exceptions_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Opening_Exceptions_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "opening_exceptions" */
export type Opening_Exceptions_Arr_Rel_Insert_Input = {
  data: Array<Opening_Exceptions_Insert_Input>;
  /** upsert condition */
  on_conflict?: Opening_Exceptions_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "opening_exceptions". All fields are combined with a logical 'AND'. */
export type Opening_Exceptions_Bool_Exp = {
  _and?: Array<Opening_Exceptions_Bool_Exp> | null | undefined;
  _not?: Opening_Exceptions_Bool_Exp | null | undefined;
  _or?: Array<Opening_Exceptions_Bool_Exp> | null | undefined;
  days?: Daterange_Comparison_Exp | null | undefined;
  firstDay?: Date_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  lastDay?: Date_Comparison_Exp | null | undefined;
  laundromat?: Laundromats_Bool_Exp | null | undefined;
  laundromatId?: Uuid_Comparison_Exp | null | undefined;
  openMinutes?: Int4multirange_Comparison_Exp | null | undefined;
  periods?: Jsonb_Comparison_Exp | null | undefined;
  reason?: String_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "opening_exceptions" */
export type Opening_Exceptions_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'opening_exceptions_pkey';

/** input type for inserting data into table "opening_exceptions" */
export type Opening_Exceptions_Insert_Input = {
  firstDay?: string | null | undefined;
  id?: string | null | undefined;
  lastDay?: string | null | undefined;
  laundromat?: Laundromats_Obj_Rel_Insert_Input | null | undefined;
  laundromatId?: string | null | undefined;
  /** Periods of each of these days, as in weekly_hours; null if closed all day. */
  periods?: unknown;
  /** holidays (of the owner), works, public_holiday or other. */
  reason?: string | null | undefined;
};

/** on_conflict condition type for table "opening_exceptions" */
export type Opening_Exceptions_On_Conflict = {
  constraint: Opening_Exceptions_Constraint;
  update_columns?: Array<Opening_Exceptions_Update_Column>;
  where?: Opening_Exceptions_Bool_Exp | null | undefined;
};

/** select columns of table "opening_exceptions" */
export type Opening_Exceptions_Select_Column =
  /** column name */
  | 'days'
  /** column name */
  | 'firstDay'
  /** column name */
  | 'id'
  /** column name */
  | 'lastDay'
  /** column name */
  | 'laundromatId'
  /** column name */
  | 'openMinutes'
  /** column name */
  | 'periods'
  /** column name */
  | 'reason';

/** update columns of table "opening_exceptions" */
export type Opening_Exceptions_Update_Column =
  /** column name */
  | 'firstDay'
  /** column name */
  | 'id'
  /** column name */
  | 'lastDay'
  /** column name */
  | 'laundromatId'
  /** column name */
  | 'periods'
  /** column name */
  | 'reason';

export type Payments_Aggregate_Bool_Exp = {
  bool_and?: Payments_Aggregate_Bool_Exp_Bool_And | null | undefined;
  bool_or?: Payments_Aggregate_Bool_Exp_Bool_Or | null | undefined;
  count?: Payments_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Payments_Aggregate_Bool_Exp_Bool_And = {
  arguments: Payments_Select_Column_Payments_Aggregate_Bool_Exp_Bool_And_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Payments_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Payments_Aggregate_Bool_Exp_Bool_Or = {
  arguments: Payments_Select_Column_Payments_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Payments_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Payments_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Payments_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Payments_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "payments" */
export type Payments_Arr_Rel_Insert_Input = {
  data: Array<Payments_Insert_Input>;
  /** upsert condition */
  on_conflict?: Payments_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "payments". All fields are combined with a logical 'AND'. */
export type Payments_Bool_Exp = {
  _and?: Array<Payments_Bool_Exp> | null | undefined;
  _not?: Payments_Bool_Exp | null | undefined;
  _or?: Array<Payments_Bool_Exp> | null | undefined;
  amount?: Numeric_Comparison_Exp | null | undefined;
  amountRefunded?: Numeric_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  currency?: String_Comparison_Exp | null | undefined;
  description?: String_Comparison_Exp | null | undefined;
  disputeStatus?: String_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  isFraudulent?: Boolean_Comparison_Exp | null | undefined;
  nextAttemptAt?: Timestamptz_Comparison_Exp | null | undefined;
  paidAt?: Timestamptz_Comparison_Exp | null | undefined;
  status?: String_Comparison_Exp | null | undefined;
  stripeInvoiceId?: String_Comparison_Exp | null | undefined;
  stripePaymentIntentId?: String_Comparison_Exp | null | undefined;
  subscription?: Subscriptions_Bool_Exp | null | undefined;
  subscriptionId?: Uuid_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "payments" */
export type Payments_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'payments_pkey'
  /** unique or primary key constraint on columns "stripe_invoice_id" */
  | 'payments_stripe_invoice_id_key'
  /** unique or primary key constraint on columns "stripe_payment_intent_id" */
  | 'payments_stripe_payment_intent_id_key';

/** input type for inserting data into table "payments" */
export type Payments_Insert_Input = {
  amount?: number | string | null | undefined;
  /** Part of the amount refunded so far. */
  amountRefunded?: number | string | null | undefined;
  createdAt?: string | null | undefined;
  currency?: string | null | undefined;
  description?: string | null | undefined;
  /** Status of the dispute at Stripe; null without a dispute. */
  disputeStatus?: string | null | undefined;
  id?: string | null | undefined;
  /** Taken back by a lost dispute, or refunded at Stripe with the reason « fraudulent ». */
  isFraudulent?: boolean | null | undefined;
  /** Time at which Stripe tries again to collect an open invoice; null when it does not. */
  nextAttemptAt?: string | null | undefined;
  paidAt?: string | null | undefined;
  /** succeeded counts as revenue; otherwise refunded, disputed, failed, requires_action, or the status of the invoice at Stripe. */
  status?: string | null | undefined;
  stripeInvoiceId?: string | null | undefined;
  stripePaymentIntentId?: string | null | undefined;
  subscription?: Subscriptions_Obj_Rel_Insert_Input | null | undefined;
  subscriptionId?: string | null | undefined;
};

/** on_conflict condition type for table "payments" */
export type Payments_On_Conflict = {
  constraint: Payments_Constraint;
  update_columns?: Array<Payments_Update_Column>;
  where?: Payments_Bool_Exp | null | undefined;
};

/** select columns of table "payments" */
export type Payments_Select_Column =
  /** column name */
  | 'amount'
  /** column name */
  | 'amountRefunded'
  /** column name */
  | 'createdAt'
  /** column name */
  | 'currency'
  /** column name */
  | 'description'
  /** column name */
  | 'disputeStatus'
  /** column name */
  | 'id'
  /** column name */
  | 'isFraudulent'
  /** column name */
  | 'nextAttemptAt'
  /** column name */
  | 'paidAt'
  /** column name */
  | 'status'
  /** column name */
  | 'stripeInvoiceId'
  /** column name */
  | 'stripePaymentIntentId'
  /** column name */
  | 'subscriptionId';

/** select "payments_aggregate_bool_exp_bool_and_arguments_columns" columns of table "payments" */
export type Payments_Select_Column_Payments_Aggregate_Bool_Exp_Bool_And_Arguments_Columns =
  /** column name */
  | 'isFraudulent';

/** select "payments_aggregate_bool_exp_bool_or_arguments_columns" columns of table "payments" */
export type Payments_Select_Column_Payments_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  /** column name */
  | 'isFraudulent';

/** update columns of table "payments" */
export type Payments_Update_Column =
  /** column name */
  | 'amount'
  /** column name */
  | 'amountRefunded'
  /** column name */
  | 'createdAt'
  /** column name */
  | 'currency'
  /** column name */
  | 'description'
  /** column name */
  | 'disputeStatus'
  /** column name */
  | 'id'
  /** column name */
  | 'isFraudulent'
  /** column name */
  | 'nextAttemptAt'
  /** column name */
  | 'paidAt'
  /** column name */
  | 'status'
  /** column name */
  | 'stripeInvoiceId'
  /** column name */
  | 'stripePaymentIntentId'
  /** column name */
  | 'subscriptionId';

export type Photo_Deletions_Aggregate_Bool_Exp = {
  bool_and?: Photo_Deletions_Aggregate_Bool_Exp_Bool_And | null | undefined;
  bool_or?: Photo_Deletions_Aggregate_Bool_Exp_Bool_Or | null | undefined;
  count?: Photo_Deletions_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Photo_Deletions_Aggregate_Bool_Exp_Bool_And = {
  arguments: Photo_Deletions_Select_Column_Photo_Deletions_Aggregate_Bool_Exp_Bool_And_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Photo_Deletions_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Photo_Deletions_Aggregate_Bool_Exp_Bool_Or = {
  arguments: Photo_Deletions_Select_Column_Photo_Deletions_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Photo_Deletions_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Photo_Deletions_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Photo_Deletions_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Photo_Deletions_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "photo_deletions" */
export type Photo_Deletions_Arr_Rel_Insert_Input = {
  data: Array<Photo_Deletions_Insert_Input>;
  /** upsert condition */
  on_conflict?: Photo_Deletions_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "photo_deletions". All fields are combined with a logical 'AND'. */
export type Photo_Deletions_Bool_Exp = {
  _and?: Array<Photo_Deletions_Bool_Exp> | null | undefined;
  _not?: Photo_Deletions_Bool_Exp | null | undefined;
  _or?: Array<Photo_Deletions_Bool_Exp> | null | undefined;
  alt?: String_Comparison_Exp | null | undefined;
  deletedAt?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  isPrimary?: Boolean_Comparison_Exp | null | undefined;
  laundromat?: Laundromats_Bool_Exp | null | undefined;
  laundromatId?: Uuid_Comparison_Exp | null | undefined;
  order?: Int_Comparison_Exp | null | undefined;
  url?: String_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "photo_deletions" */
export type Photo_Deletions_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'photo_deletions_pkey';

/** input type for inserting data into table "photo_deletions" */
export type Photo_Deletions_Insert_Input = {
  alt?: string | null | undefined;
  deletedAt?: string | null | undefined;
  /** Id of the photo, also after a restore. */
  id?: string | null | undefined;
  isPrimary?: boolean | null | undefined;
  laundromat?: Laundromats_Obj_Rel_Insert_Input | null | undefined;
  laundromatId?: string | null | undefined;
  /** Named order in GraphQL and REST, as in photos. */
  order?: number | null | undefined;
  url?: string | null | undefined;
};

/** on_conflict condition type for table "photo_deletions" */
export type Photo_Deletions_On_Conflict = {
  constraint: Photo_Deletions_Constraint;
  update_columns?: Array<Photo_Deletions_Update_Column>;
  where?: Photo_Deletions_Bool_Exp | null | undefined;
};

/** select columns of table "photo_deletions" */
export type Photo_Deletions_Select_Column =
  /** column name */
  | 'alt'
  /** column name */
  | 'deletedAt'
  /** column name */
  | 'id'
  /** column name */
  | 'isPrimary'
  /** column name */
  | 'laundromatId'
  /** column name */
  | 'order'
  /** column name */
  | 'url';

/** select "photo_deletions_aggregate_bool_exp_bool_and_arguments_columns" columns of table "photo_deletions" */
export type Photo_Deletions_Select_Column_Photo_Deletions_Aggregate_Bool_Exp_Bool_And_Arguments_Columns =
  /** column name */
  | 'isPrimary';

/** select "photo_deletions_aggregate_bool_exp_bool_or_arguments_columns" columns of table "photo_deletions" */
export type Photo_Deletions_Select_Column_Photo_Deletions_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  /** column name */
  | 'isPrimary';

/** update columns of table "photo_deletions" */
export type Photo_Deletions_Update_Column =
  /** column name */
  | 'alt'
  /** column name */
  | 'deletedAt'
  /** column name */
  | 'id'
  /** column name */
  | 'isPrimary'
  /** column name */
  | 'laundromatId'
  /** column name */
  | 'order'
  /** column name */
  | 'url';

export type Photos_Aggregate_Bool_Exp = {
  bool_and?: Photos_Aggregate_Bool_Exp_Bool_And | null | undefined;
  bool_or?: Photos_Aggregate_Bool_Exp_Bool_Or | null | undefined;
  count?: Photos_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Photos_Aggregate_Bool_Exp_Bool_And = {
  arguments: Photos_Select_Column_Photos_Aggregate_Bool_Exp_Bool_And_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Photos_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Photos_Aggregate_Bool_Exp_Bool_Or = {
  arguments: Photos_Select_Column_Photos_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Photos_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Photos_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Photos_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Photos_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "photos" */
export type Photos_Arr_Rel_Insert_Input = {
  data: Array<Photos_Insert_Input>;
  /** upsert condition */
  on_conflict?: Photos_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "photos". All fields are combined with a logical 'AND'. */
export type Photos_Bool_Exp = {
  _and?: Array<Photos_Bool_Exp> | null | undefined;
  _not?: Photos_Bool_Exp | null | undefined;
  _or?: Array<Photos_Bool_Exp> | null | undefined;
  alt?: String_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  isPrimary?: Boolean_Comparison_Exp | null | undefined;
  laundromat?: Laundromats_Bool_Exp | null | undefined;
  laundromatId?: Uuid_Comparison_Exp | null | undefined;
  order?: Int_Comparison_Exp | null | undefined;
  url?: String_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "photos" */
export type Photos_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'photos_pkey';

/** input type for inserting data into table "photos" */
export type Photos_Insert_Input = {
  alt?: string | null | undefined;
  id?: string | null | undefined;
  isPrimary?: boolean | null | undefined;
  laundromat?: Laundromats_Obj_Rel_Insert_Input | null | undefined;
  laundromatId?: string | null | undefined;
  /** Named order in GraphQL and REST, which is a keyword in SQL. */
  order?: number | null | undefined;
  /** URL of the widest version; narrower versions are stored beside it (photo-480.webp). */
  url?: string | null | undefined;
};

/** on_conflict condition type for table "photos" */
export type Photos_On_Conflict = {
  constraint: Photos_Constraint;
  update_columns?: Array<Photos_Update_Column>;
  where?: Photos_Bool_Exp | null | undefined;
};

/** select columns of table "photos" */
export type Photos_Select_Column =
  /** column name */
  | 'alt'
  /** column name */
  | 'id'
  /** column name */
  | 'isPrimary'
  /** column name */
  | 'laundromatId'
  /** column name */
  | 'order'
  /** column name */
  | 'url';

/** select "photos_aggregate_bool_exp_bool_and_arguments_columns" columns of table "photos" */
export type Photos_Select_Column_Photos_Aggregate_Bool_Exp_Bool_And_Arguments_Columns =
  /** column name */
  | 'isPrimary';

/** select "photos_aggregate_bool_exp_bool_or_arguments_columns" columns of table "photos" */
export type Photos_Select_Column_Photos_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  /** column name */
  | 'isPrimary';

/** update columns of table "photos" */
export type Photos_Update_Column =
  /** column name */
  | 'alt'
  /** column name */
  | 'id'
  /** column name */
  | 'isPrimary'
  /** column name */
  | 'laundromatId'
  /** column name */
  | 'order'
  /** column name */
  | 'url';

export type Possible_Duplicates_Aggregate_Bool_Exp = {
  count?: Possible_Duplicates_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Possible_Duplicates_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Possible_Duplicates_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Possible_Duplicates_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "possible_duplicates" */
export type Possible_Duplicates_Arr_Rel_Insert_Input = {
  data: Array<Possible_Duplicates_Insert_Input>;
  /** upsert condition */
  on_conflict?: Possible_Duplicates_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "possible_duplicates". All fields are combined with a logical 'AND'. */
export type Possible_Duplicates_Bool_Exp = {
  _and?: Array<Possible_Duplicates_Bool_Exp> | null | undefined;
  _not?: Possible_Duplicates_Bool_Exp | null | undefined;
  _or?: Array<Possible_Duplicates_Bool_Exp> | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  laundromat?: Laundromats_Bool_Exp | null | undefined;
  laundromatId?: Uuid_Comparison_Exp | null | undefined;
  other?: Laundromats_Bool_Exp | null | undefined;
  otherId?: Uuid_Comparison_Exp | null | undefined;
  refund?: String_Comparison_Exp | null | undefined;
  signs?: String_Array_Comparison_Exp | null | undefined;
  status?: String_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "possible_duplicates" */
export type Possible_Duplicates_Constraint =
  /** unique or primary key constraint on columns "laundromat_id", "other_id" */
  | 'possible_duplicates_pkey';

/** input type for inserting data into table "possible_duplicates" */
export type Possible_Duplicates_Insert_Input = {
  createdAt?: string | null | undefined;
  laundromat?: Laundromats_Obj_Rel_Insert_Input | null | undefined;
  /** The one that was written later. Deferred, because the trigger writes before its row exists. */
  laundromatId?: string | null | undefined;
  other?: Laundromats_Obj_Rel_Insert_Input | null | undefined;
  /** The one that it looks like. No foreign key: a restored laundromat has its pairs again. */
  otherId?: string | null | undefined;
  /** Of a refused laundromat that was paid for: due until the payment is refunded, failed if Stripe has refused that. */
  refund?: string | null | undefined;
  /** See duplicate_signs. */
  signs?: Array<string> | null | undefined;
  /** open: not decided; different: an administrator published it; refused. A decided pair is open again when it has a new sign. */
  status?: string | null | undefined;
};

/** on_conflict condition type for table "possible_duplicates" */
export type Possible_Duplicates_On_Conflict = {
  constraint: Possible_Duplicates_Constraint;
  update_columns?: Array<Possible_Duplicates_Update_Column>;
  where?: Possible_Duplicates_Bool_Exp | null | undefined;
};

/** select columns of table "possible_duplicates" */
export type Possible_Duplicates_Select_Column =
  /** column name */
  | 'createdAt'
  /** column name */
  | 'laundromatId'
  /** column name */
  | 'otherId'
  /** column name */
  | 'refund'
  /** column name */
  | 'signs'
  /** column name */
  | 'status';

/** update columns of table "possible_duplicates" */
export type Possible_Duplicates_Update_Column =
  /** column name */
  | 'createdAt'
  /** column name */
  | 'laundromatId'
  /** column name */
  | 'otherId'
  /** column name */
  | 'refund'
  /** column name */
  | 'signs'
  /** column name */
  | 'status';

export type Reported_Facts_Aggregate_Bool_Exp = {
  count?: Reported_Facts_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Reported_Facts_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Reported_Facts_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Reported_Facts_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** Boolean expression to filter rows from the table "reported_facts". All fields are combined with a logical 'AND'. */
export type Reported_Facts_Bool_Exp = {
  _and?: Array<Reported_Facts_Bool_Exp> | null | undefined;
  _not?: Reported_Facts_Bool_Exp | null | undefined;
  _or?: Array<Reported_Facts_Bool_Exp> | null | undefined;
  kind?: String_Comparison_Exp | null | undefined;
  laundromat?: Laundromats_Bool_Exp | null | undefined;
  laundromatId?: Uuid_Comparison_Exp | null | undefined;
  senders?: Int_Comparison_Exp | null | undefined;
};

/** select columns of table "reported_facts" */
export type Reported_Facts_Select_Column =
  /** column name */
  | 'kind'
  /** column name */
  | 'laundromatId'
  /** column name */
  | 'senders';

export type Reports_Aggregate_Bool_Exp = {
  count?: Reports_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Reports_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Reports_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Reports_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "reports" */
export type Reports_Arr_Rel_Insert_Input = {
  data: Array<Reports_Insert_Input>;
  /** upsert condition */
  on_conflict?: Reports_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "reports". All fields are combined with a logical 'AND'. */
export type Reports_Bool_Exp = {
  _and?: Array<Reports_Bool_Exp> | null | undefined;
  _not?: Reports_Bool_Exp | null | undefined;
  _or?: Array<Reports_Bool_Exp> | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  email?: String_Comparison_Exp | null | undefined;
  handledAt?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  laundromat?: Laundromats_Bool_Exp | null | undefined;
  laundromatId?: Uuid_Comparison_Exp | null | undefined;
  message?: String_Comparison_Exp | null | undefined;
  quote?: String_Comparison_Exp | null | undefined;
  reason?: String_Comparison_Exp | null | undefined;
  review?: Reviews_Bool_Exp | null | undefined;
  reviewId?: Uuid_Comparison_Exp | null | undefined;
  state?: String_Comparison_Exp | null | undefined;
  target?: String_Comparison_Exp | null | undefined;
  user?: Users_Bool_Exp | null | undefined;
  userId?: Uuid_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "reports" */
export type Reports_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'reports_pkey';

/** input type for inserting data into table "reports" */
export type Reports_Insert_Input = {
  createdAt?: string | null | undefined;
  /** Address to notify of the outcome, if the reporter gave one. */
  email?: string | null | undefined;
  /** Time of the decision. Set by a trigger. */
  handledAt?: string | null | undefined;
  /** May be set by the browser, so that sending the same report twice has no effect. */
  id?: string | null | undefined;
  laundromat?: Laundromats_Obj_Rel_Insert_Input | null | undefined;
  laundromatId?: string | null | undefined;
  message?: string | null | undefined;
  /** Reported text at that time: the comment of the review, or the name of the laundromat. */
  quote?: string | null | undefined;
  reason?: string | null | undefined;
  review?: Reviews_Obj_Rel_Insert_Input | null | undefined;
  /** The reported review; null in a report of a laundromat. No foreign key: the report outlives the review. */
  reviewId?: string | null | undefined;
  /** open: awaits a decision; upheld: the report was justified; dismissed: it was not. */
  state?: string | null | undefined;
  target?: string | null | undefined;
  user?: Users_Obj_Rel_Insert_Input | null | undefined;
  userId?: string | null | undefined;
};

/** on_conflict condition type for table "reports" */
export type Reports_On_Conflict = {
  constraint: Reports_Constraint;
  update_columns?: Array<Reports_Update_Column>;
  where?: Reports_Bool_Exp | null | undefined;
};

/** select columns of table "reports" */
export type Reports_Select_Column =
  /** column name */
  | 'createdAt'
  /** column name */
  | 'email'
  /** column name */
  | 'handledAt'
  /** column name */
  | 'id'
  /** column name */
  | 'laundromatId'
  /** column name */
  | 'message'
  /** column name */
  | 'quote'
  /** column name */
  | 'reason'
  /** column name */
  | 'reviewId'
  /** column name */
  | 'state'
  /** column name */
  | 'target'
  /** column name */
  | 'userId';

/** update columns of table "reports" */
export type Reports_Update_Column =
  /** column name */
  | 'createdAt'
  /** column name */
  | 'email'
  /** column name */
  | 'handledAt'
  /** column name */
  | 'id'
  /** column name */
  | 'laundromatId'
  /** column name */
  | 'message'
  /** column name */
  | 'quote'
  /** column name */
  | 'reason'
  /** column name */
  | 'reviewId'
  /** column name */
  | 'state'
  /** column name */
  | 'target'
  /** column name */
  | 'userId';

export type Review_Photos_Aggregate_Bool_Exp = {
  bool_and?: Review_Photos_Aggregate_Bool_Exp_Bool_And | null | undefined;
  bool_or?: Review_Photos_Aggregate_Bool_Exp_Bool_Or | null | undefined;
  count?: Review_Photos_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Review_Photos_Aggregate_Bool_Exp_Bool_And = {
  arguments: Review_Photos_Select_Column_Review_Photos_Aggregate_Bool_Exp_Bool_And_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Review_Photos_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Review_Photos_Aggregate_Bool_Exp_Bool_Or = {
  arguments: Review_Photos_Select_Column_Review_Photos_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Review_Photos_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Review_Photos_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Review_Photos_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Review_Photos_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "review_photos" */
export type Review_Photos_Arr_Rel_Insert_Input = {
  data: Array<Review_Photos_Insert_Input>;
  /** upsert condition */
  on_conflict?: Review_Photos_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "review_photos". All fields are combined with a logical 'AND'. */
export type Review_Photos_Bool_Exp = {
  _and?: Array<Review_Photos_Bool_Exp> | null | undefined;
  _not?: Review_Photos_Bool_Exp | null | undefined;
  _or?: Array<Review_Photos_Bool_Exp> | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  isApproved?: Boolean_Comparison_Exp | null | undefined;
  laundromatId?: Uuid_Comparison_Exp | null | undefined;
  review?: Reviews_Bool_Exp | null | undefined;
  reviewId?: Uuid_Comparison_Exp | null | undefined;
  url?: String_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "review_photos" */
export type Review_Photos_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'review_photos_pkey';

/** input type for inserting data into table "review_photos" */
export type Review_Photos_Insert_Input = {
  createdAt?: string | null | undefined;
  /** Set by the browser, so that a photo sent twice is one. The files have another name. */
  id?: string | null | undefined;
  /** False until an administrator has approved it: only they and its author see it. */
  isApproved?: boolean | null | undefined;
  /** Set by the trigger. With it, a restored laundromat has its photos again. */
  laundromatId?: string | null | undefined;
  review?: Reviews_Obj_Rel_Insert_Input | null | undefined;
  reviewId?: string | null | undefined;
  /** URL of the widest version, as in photos. */
  url?: string | null | undefined;
};

/** on_conflict condition type for table "review_photos" */
export type Review_Photos_On_Conflict = {
  constraint: Review_Photos_Constraint;
  update_columns?: Array<Review_Photos_Update_Column>;
  where?: Review_Photos_Bool_Exp | null | undefined;
};

/** select columns of table "review_photos" */
export type Review_Photos_Select_Column =
  /** column name */
  | 'createdAt'
  /** column name */
  | 'id'
  /** column name */
  | 'isApproved'
  /** column name */
  | 'laundromatId'
  /** column name */
  | 'reviewId'
  /** column name */
  | 'url';

/** select "review_photos_aggregate_bool_exp_bool_and_arguments_columns" columns of table "review_photos" */
export type Review_Photos_Select_Column_Review_Photos_Aggregate_Bool_Exp_Bool_And_Arguments_Columns =
  /** column name */
  | 'isApproved';

/** select "review_photos_aggregate_bool_exp_bool_or_arguments_columns" columns of table "review_photos" */
export type Review_Photos_Select_Column_Review_Photos_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  /** column name */
  | 'isApproved';

/** update columns of table "review_photos" */
export type Review_Photos_Update_Column =
  /** column name */
  | 'createdAt'
  /** column name */
  | 'id'
  /** column name */
  | 'isApproved'
  /** column name */
  | 'laundromatId'
  /** column name */
  | 'reviewId'
  /** column name */
  | 'url';

export type Reviews_Aggregate_Bool_Exp = {
  bool_and?: Reviews_Aggregate_Bool_Exp_Bool_And | null | undefined;
  bool_or?: Reviews_Aggregate_Bool_Exp_Bool_Or | null | undefined;
  count?: Reviews_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Reviews_Aggregate_Bool_Exp_Bool_And = {
  arguments: Reviews_Select_Column_Reviews_Aggregate_Bool_Exp_Bool_And_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Reviews_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Reviews_Aggregate_Bool_Exp_Bool_Or = {
  arguments: Reviews_Select_Column_Reviews_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Reviews_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Reviews_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Reviews_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Reviews_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "reviews" */
export type Reviews_Arr_Rel_Insert_Input = {
  data: Array<Reviews_Insert_Input>;
  /** upsert condition */
  on_conflict?: Reviews_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "reviews". All fields are combined with a logical 'AND'. */
export type Reviews_Bool_Exp = {
  _and?: Array<Reviews_Bool_Exp> | null | undefined;
  _not?: Reviews_Bool_Exp | null | undefined;
  _or?: Array<Reviews_Bool_Exp> | null | undefined;
  answer?: String_Comparison_Exp | null | undefined;
  answeredAt?: Timestamptz_Comparison_Exp | null | undefined;
  authorName?: String_Comparison_Exp | null | undefined;
  comment?: String_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  heldReason?: String_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  isHeld?: Boolean_Comparison_Exp | null | undefined;
  laundromat?: Laundromats_Bool_Exp | null | undefined;
  laundromatId?: Uuid_Comparison_Exp | null | undefined;
  photos?: Review_Photos_Bool_Exp | null | undefined;
  photos_aggregate?: Review_Photos_Aggregate_Bool_Exp | null | undefined;
  rating?: Int_Comparison_Exp | null | undefined;
  senderHash?: String_Comparison_Exp | null | undefined;
  senderSlot?: String_Comparison_Exp | null | undefined;
  user?: Users_Bool_Exp | null | undefined;
  userId?: Uuid_Comparison_Exp | null | undefined;
  verification?: String_Comparison_Exp | null | undefined;
  visitedOn?: Date_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "reviews" */
export type Reviews_Constraint =
  /** unique or primary key constraint on columns "user_id", "laundromat_id" */
  | 'reviews_author_key'
  /** unique or primary key constraint on columns "id", "laundromat_id" */
  | 'reviews_id_laundromat_id_key'
  /** unique or primary key constraint on columns "id" */
  | 'reviews_pkey'
  /** unique or primary key constraint on columns "sender_slot" */
  | 'reviews_sender_slot_key';

/** input type for inserting data into table "reviews" */
export type Reviews_Insert_Input = {
  /** Answer of the owner. Written once. */
  answer?: string | null | undefined;
  answeredAt?: string | null | undefined;
  authorName?: string | null | undefined;
  comment?: string | null | undefined;
  createdAt?: string | null | undefined;
  /** Why an administrator looks at it before it is published. owner: its author owns the laundromat since. network: it came from an address of the owner. competitor: its author, or an owner at the same address, has a laundromat within 500 m. repeated: the second one from its network about the laundromat within 90 days. burst: one of many within an hour. Else null. */
  heldReason?: string | null | undefined;
  /** May be set by the browser, so that sending the same review twice has no effect. */
  id?: string | null | undefined;
  laundromat?: Laundromats_Obj_Rel_Insert_Input | null | undefined;
  laundromatId?: string | null | undefined;
  photos?: Review_Photos_Arr_Rel_Insert_Input | null | undefined;
  rating?: number | null | undefined;
  /** Keyed hash of the network address from which it came, the same for all laundromats. Deleted after 90 days. */
  senderHash?: string | null | undefined;
  /** Keyed hash of the network address and the laundromat, of the first review only: a second one waits. Deleted after 90 days. */
  senderSlot?: string | null | undefined;
  user?: Users_Obj_Rel_Insert_Input | null | undefined;
  /** The author, if signed in; a review requires no account. */
  userId?: string | null | undefined;
  /** none: not checked. account: written by an account whose email address was confirmed. Never that the author was there. */
  verification?: string | null | undefined;
  /** Date of the visit, if the author stated it. */
  visitedOn?: string | null | undefined;
};

/** input type for inserting object relation for remote table "reviews" */
export type Reviews_Obj_Rel_Insert_Input = {
  data: Reviews_Insert_Input;
  /** upsert condition */
  on_conflict?: Reviews_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "reviews" */
export type Reviews_On_Conflict = {
  constraint: Reviews_Constraint;
  update_columns?: Array<Reviews_Update_Column>;
  where?: Reviews_Bool_Exp | null | undefined;
};

/** select columns of table "reviews" */
export type Reviews_Select_Column =
  /** column name */
  | 'answer'
  /** column name */
  | 'answeredAt'
  /** column name */
  | 'authorName'
  /** column name */
  | 'comment'
  /** column name */
  | 'createdAt'
  /** column name */
  | 'heldReason'
  /** column name */
  | 'id'
  /** column name */
  | 'isHeld'
  /** column name */
  | 'laundromatId'
  /** column name */
  | 'rating'
  /** column name */
  | 'senderHash'
  /** column name */
  | 'senderSlot'
  /** column name */
  | 'userId'
  /** column name */
  | 'verification'
  /** column name */
  | 'visitedOn';

/** select "reviews_aggregate_bool_exp_bool_and_arguments_columns" columns of table "reviews" */
export type Reviews_Select_Column_Reviews_Aggregate_Bool_Exp_Bool_And_Arguments_Columns =
  /** column name */
  | 'isHeld';

/** select "reviews_aggregate_bool_exp_bool_or_arguments_columns" columns of table "reviews" */
export type Reviews_Select_Column_Reviews_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  /** column name */
  | 'isHeld';

/** update columns of table "reviews" */
export type Reviews_Update_Column =
  /** column name */
  | 'answer'
  /** column name */
  | 'answeredAt'
  /** column name */
  | 'authorName'
  /** column name */
  | 'comment'
  /** column name */
  | 'createdAt'
  /** column name */
  | 'heldReason'
  /** column name */
  | 'id'
  /** column name */
  | 'laundromatId'
  /** column name */
  | 'rating'
  /** column name */
  | 'senderHash'
  /** column name */
  | 'senderSlot'
  /** column name */
  | 'userId'
  /** column name */
  | 'verification'
  /** column name */
  | 'visitedOn';

export type Search_Laundromats_Args = {
  city?: string | null | undefined;
  east?: number | string | null | undefined;
  lat?: number | string | null | undefined;
  lng?: number | string | null | undefined;
  min_washer_kg?: number | string | null | undefined;
  moment?: string | null | undefined;
  north?: number | string | null | undefined;
  open_at?: string | null | undefined;
  page?: number | null | undefined;
  page_size?: number | null | undefined;
  place?: string | null | undefined;
  q?: string | null | undefined;
  radius_km?: number | null | undefined;
  region?: string | null | undefined;
  services?: string | null | undefined;
  sort?: string | null | undefined;
  south?: number | string | null | undefined;
  west?: number | string | null | undefined;
};

/** Boolean expression to filter rows from the table "services". All fields are combined with a logical 'AND'. */
export type Services_Bool_Exp = {
  _and?: Array<Services_Bool_Exp> | null | undefined;
  _not?: Services_Bool_Exp | null | undefined;
  _or?: Array<Services_Bool_Exp> | null | undefined;
  icon?: String_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  laundromatServices?: Laundromat_Services_Bool_Exp | null | undefined;
  laundromatServices_aggregate?: Laundromat_Services_Aggregate_Bool_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
  position?: Int_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "services" */
export type Services_Constraint =
  /** unique or primary key constraint on columns "name" */
  | 'services_name_key'
  /** unique or primary key constraint on columns "id" */
  | 'services_pkey';

/** input type for inserting data into table "services" */
export type Services_Insert_Input = {
  /** Name of a Lucide icon in kebab-case. */
  icon?: string | null | undefined;
  id?: string | null | undefined;
  laundromatServices?: Laundromat_Services_Arr_Rel_Insert_Input | null | undefined;
  name?: string | null | undefined;
  /** Order of display. */
  position?: number | null | undefined;
};

/** input type for inserting object relation for remote table "services" */
export type Services_Obj_Rel_Insert_Input = {
  data: Services_Insert_Input;
  /** upsert condition */
  on_conflict?: Services_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "services" */
export type Services_On_Conflict = {
  constraint: Services_Constraint;
  update_columns?: Array<Services_Update_Column>;
  where?: Services_Bool_Exp | null | undefined;
};

/** update columns of table "services" */
export type Services_Update_Column =
  /** column name */
  | 'icon'
  /** column name */
  | 'id'
  /** column name */
  | 'name'
  /** column name */
  | 'position';

/** Boolean expression to compare columns of type "smallint". All fields are combined with logical 'AND'. */
export type Smallint_Comparison_Exp = {
  _eq?: number | null | undefined;
  _gt?: number | null | undefined;
  _gte?: number | null | undefined;
  _in?: Array<number> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: number | null | undefined;
  _lte?: number | null | undefined;
  _neq?: number | null | undefined;
  _nin?: Array<number> | null | undefined;
};

export type Source_Candidates_Aggregate_Bool_Exp = {
  count?: Source_Candidates_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Source_Candidates_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Source_Candidates_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Source_Candidates_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "source_candidates" */
export type Source_Candidates_Arr_Rel_Insert_Input = {
  data: Array<Source_Candidates_Insert_Input>;
  /** upsert condition */
  on_conflict?: Source_Candidates_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "source_candidates". All fields are combined with a logical 'AND'. */
export type Source_Candidates_Bool_Exp = {
  _and?: Array<Source_Candidates_Bool_Exp> | null | undefined;
  _not?: Source_Candidates_Bool_Exp | null | undefined;
  _or?: Array<Source_Candidates_Bool_Exp> | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  distance?: Int_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  laundromat?: Laundromats_Bool_Exp | null | undefined;
  laundromatId?: Uuid_Comparison_Exp | null | undefined;
  object?: Source_Objects_Bool_Exp | null | undefined;
  reason?: String_Comparison_Exp | null | undefined;
  sourceId?: Bigint_Comparison_Exp | null | undefined;
  sourceType?: String_Comparison_Exp | null | undefined;
  status?: String_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "source_candidates" */
export type Source_Candidates_Constraint =
  /** unique or primary key constraint on columns "source_type", "source_id", "laundromat_id" */
  | 'source_candidates_one_per_pair'
  /** unique or primary key constraint on columns "id" */
  | 'source_candidates_pkey';

/** input type for inserting data into table "source_candidates" */
export type Source_Candidates_Insert_Input = {
  createdAt?: string | null | undefined;
  /** Metres between both points. */
  distance?: number | null | undefined;
  id?: string | null | undefined;
  laundromat?: Laundromats_Obj_Rel_Insert_Input | null | undefined;
  laundromatId?: string | null | undefined;
  object?: Source_Objects_Obj_Rel_Insert_Input | null | undefined;
  /** near: within 80 m, but no name or phone says more; same_name, same_phone: up to 300 m away; same_address, same_phone: a laundromat whose place is not known, with a distance of 0. */
  reason?: string | null | undefined;
  sourceId?: number | string | null | undefined;
  sourceType?: string | null | undefined;
  /** open: not decided; same: the object describes this laundromat; different: it does not, and becomes one itself. */
  status?: string | null | undefined;
};

/** on_conflict condition type for table "source_candidates" */
export type Source_Candidates_On_Conflict = {
  constraint: Source_Candidates_Constraint;
  update_columns?: Array<Source_Candidates_Update_Column>;
  where?: Source_Candidates_Bool_Exp | null | undefined;
};

/** select columns of table "source_candidates" */
export type Source_Candidates_Select_Column =
  /** column name */
  | 'createdAt'
  /** column name */
  | 'distance'
  /** column name */
  | 'id'
  /** column name */
  | 'laundromatId'
  /** column name */
  | 'reason'
  /** column name */
  | 'sourceId'
  /** column name */
  | 'sourceType'
  /** column name */
  | 'status';

/** update columns of table "source_candidates" */
export type Source_Candidates_Update_Column =
  /** column name */
  | 'createdAt'
  /** column name */
  | 'distance'
  /** column name */
  | 'id'
  /** column name */
  | 'laundromatId'
  /** column name */
  | 'reason'
  /** column name */
  | 'sourceId'
  /** column name */
  | 'sourceType'
  /** column name */
  | 'status';

export type Source_Objects_Aggregate_Bool_Exp = {
  bool_and?: Source_Objects_Aggregate_Bool_Exp_Bool_And | null | undefined;
  bool_or?: Source_Objects_Aggregate_Bool_Exp_Bool_Or | null | undefined;
  count?: Source_Objects_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Source_Objects_Aggregate_Bool_Exp_Bool_And = {
  arguments: Source_Objects_Select_Column_Source_Objects_Aggregate_Bool_Exp_Bool_And_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Source_Objects_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Source_Objects_Aggregate_Bool_Exp_Bool_Or = {
  arguments: Source_Objects_Select_Column_Source_Objects_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Source_Objects_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Source_Objects_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Source_Objects_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Source_Objects_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "source_objects" */
export type Source_Objects_Arr_Rel_Insert_Input = {
  data: Array<Source_Objects_Insert_Input>;
  /** upsert condition */
  on_conflict?: Source_Objects_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "source_objects". All fields are combined with a logical 'AND'. */
export type Source_Objects_Bool_Exp = {
  _and?: Array<Source_Objects_Bool_Exp> | null | undefined;
  _not?: Source_Objects_Bool_Exp | null | undefined;
  _or?: Array<Source_Objects_Bool_Exp> | null | undefined;
  candidates?: Source_Candidates_Bool_Exp | null | undefined;
  candidates_aggregate?: Source_Candidates_Aggregate_Bool_Exp | null | undefined;
  chosenClass?: String_Comparison_Exp | null | undefined;
  class?: String_Comparison_Exp | null | undefined;
  contentHash?: String_Comparison_Exp | null | undefined;
  differences?: Jsonb_Comparison_Exp | null | undefined;
  facts?: Jsonb_Comparison_Exp | null | undefined;
  goneAt?: Timestamptz_Comparison_Exp | null | undefined;
  hasGuessedTown?: Boolean_Comparison_Exp | null | undefined;
  id?: Bigint_Comparison_Exp | null | undefined;
  imported?: Jsonb_Comparison_Exp | null | undefined;
  kept?: Jsonb_Comparison_Exp | null | undefined;
  latitude?: Numeric_Comparison_Exp | null | undefined;
  laundromat?: Laundromats_Bool_Exp | null | undefined;
  laundromatId?: Uuid_Comparison_Exp | null | undefined;
  longitude?: Numeric_Comparison_Exp | null | undefined;
  reason?: String_Comparison_Exp | null | undefined;
  seenAt?: Timestamptz_Comparison_Exp | null | undefined;
  stillOpenAt?: Timestamptz_Comparison_Exp | null | undefined;
  tags?: Jsonb_Comparison_Exp | null | undefined;
  type?: String_Comparison_Exp | null | undefined;
  version?: Int_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "source_objects" */
export type Source_Objects_Constraint =
  /** unique or primary key constraint on columns "type", "id" */
  | 'source_objects_pkey';

/** input type for inserting data into table "source_objects" */
export type Source_Objects_Insert_Input = {
  candidates?: Source_Candidates_Arr_Rel_Insert_Input | null | undefined;
  /** Class that an administrator chose; it takes precedence at the next import. Null if the import decides. */
  chosenClass?: string | null | undefined;
  /** self_service is imported; unclear awaits chosen_class; dry_cleaner, business (laundry for companies), staffed, private and closed are not imported. */
  class?: string | null | undefined;
  /** Hash of point and tags, which recognizes an unchanged object. */
  contentHash?: string | null | undefined;
  /** By fact, the value of the source where the site has another one, which takes precedence. */
  differences?: unknown;
  /** Facts of a laundromat that the import reads from the tags, address included. */
  facts?: unknown;
  /** Import whose complete file no longer contained the object: the laundromat is to be confirmed. Null while the object exists. */
  goneAt?: string | null | undefined;
  /** True if no geocoder answered: the town is that of the nearest commune until a later import asks again. */
  hasGuessedTown?: boolean | null | undefined;
  id?: number | string | null | undefined;
  /** Facts as the import last wrote them to the laundromat. A fact that has another value there was changed on the site. */
  imported?: unknown;
  /** By fact, the value of the source that an administrator declined. It is no difference until the source has another value. */
  kept?: unknown;
  latitude?: number | string | null | undefined;
  laundromat?: Laundromats_Obj_Rel_Insert_Input | null | undefined;
  /** The laundromat that this object describes. No foreign key: the import must not create again what was deleted, and a restored laundromat has its source again. */
  laundromatId?: string | null | undefined;
  longitude?: number | string | null | undefined;
  /** Tag or word that decided on the class. */
  reason?: string | null | undefined;
  /** Last import whose file contained the object. */
  seenAt?: string | null | undefined;
  /** Time when an administrator said that the laundromat of an object that is gone, or that became something else, is still open. */
  stillOpenAt?: string | null | undefined;
  tags?: unknown;
  /** node, way or relation of OpenStreetMap. Any other type names a data set that was derived from it and has no page for its objects. */
  type?: string | null | undefined;
  /** Version at the source, 0 if the file names none. An older version is ignored. */
  version?: number | null | undefined;
};

/** input type for inserting object relation for remote table "source_objects" */
export type Source_Objects_Obj_Rel_Insert_Input = {
  data: Source_Objects_Insert_Input;
  /** upsert condition */
  on_conflict?: Source_Objects_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "source_objects" */
export type Source_Objects_On_Conflict = {
  constraint: Source_Objects_Constraint;
  update_columns?: Array<Source_Objects_Update_Column>;
  where?: Source_Objects_Bool_Exp | null | undefined;
};

/** select columns of table "source_objects" */
export type Source_Objects_Select_Column =
  /** column name */
  | 'chosenClass'
  /** column name */
  | 'class'
  /** column name */
  | 'contentHash'
  /** column name */
  | 'differences'
  /** column name */
  | 'facts'
  /** column name */
  | 'goneAt'
  /** column name */
  | 'hasGuessedTown'
  /** column name */
  | 'id'
  /** column name */
  | 'imported'
  /** column name */
  | 'kept'
  /** column name */
  | 'latitude'
  /** column name */
  | 'laundromatId'
  /** column name */
  | 'longitude'
  /** column name */
  | 'reason'
  /** column name */
  | 'seenAt'
  /** column name */
  | 'stillOpenAt'
  /** column name */
  | 'tags'
  /** column name */
  | 'type'
  /** column name */
  | 'version';

/** select "source_objects_aggregate_bool_exp_bool_and_arguments_columns" columns of table "source_objects" */
export type Source_Objects_Select_Column_Source_Objects_Aggregate_Bool_Exp_Bool_And_Arguments_Columns =
  /** column name */
  | 'hasGuessedTown';

/** select "source_objects_aggregate_bool_exp_bool_or_arguments_columns" columns of table "source_objects" */
export type Source_Objects_Select_Column_Source_Objects_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  /** column name */
  | 'hasGuessedTown';

/** update columns of table "source_objects" */
export type Source_Objects_Update_Column =
  /** column name */
  | 'chosenClass'
  /** column name */
  | 'class'
  /** column name */
  | 'contentHash'
  /** column name */
  | 'differences'
  /** column name */
  | 'facts'
  /** column name */
  | 'goneAt'
  /** column name */
  | 'hasGuessedTown'
  /** column name */
  | 'id'
  /** column name */
  | 'imported'
  /** column name */
  | 'kept'
  /** column name */
  | 'latitude'
  /** column name */
  | 'laundromatId'
  /** column name */
  | 'longitude'
  /** column name */
  | 'reason'
  /** column name */
  | 'seenAt'
  /** column name */
  | 'stillOpenAt'
  /** column name */
  | 'tags'
  /** column name */
  | 'type'
  /** column name */
  | 'version';

/** Boolean expression to filter rows from the table "subscription_plans". All fields are combined with a logical 'AND'. */
export type Subscription_Plans_Bool_Exp = {
  _and?: Array<Subscription_Plans_Bool_Exp> | null | undefined;
  _not?: Subscription_Plans_Bool_Exp | null | undefined;
  _or?: Array<Subscription_Plans_Bool_Exp> | null | undefined;
  allowFeatured?: Boolean_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  currency?: String_Comparison_Exp | null | undefined;
  features?: String_Array_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  interval?: String_Comparison_Exp | null | undefined;
  isActive?: Boolean_Comparison_Exp | null | undefined;
  maxLaundromats?: Int_Comparison_Exp | null | undefined;
  name?: String_Comparison_Exp | null | undefined;
  price?: Numeric_Comparison_Exp | null | undefined;
  prioritySupport?: Boolean_Comparison_Exp | null | undefined;
  stripePriceId?: String_Comparison_Exp | null | undefined;
  stripeProductId?: String_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "subscription_plans" */
export type Subscription_Plans_Constraint =
  /** unique or primary key constraint on columns "name" */
  | 'subscription_plans_name_key'
  /** unique or primary key constraint on columns "id" */
  | 'subscription_plans_pkey'
  /** unique or primary key constraint on columns "stripe_price_id" */
  | 'subscription_plans_stripe_price_id_key'
  /** unique or primary key constraint on columns "stripe_product_id" */
  | 'subscription_plans_stripe_product_id_key';

/** input type for inserting data into table "subscription_plans" */
export type Subscription_Plans_Insert_Input = {
  allowFeatured?: boolean | null | undefined;
  createdAt?: string | null | undefined;
  currency?: string | null | undefined;
  /** Benefits shown for the plan, one per line, besides those that follow from its limit and flags. */
  features?: Array<string> | null | undefined;
  id?: string | null | undefined;
  /** Billing interval; null for a free plan. */
  interval?: string | null | undefined;
  isActive?: boolean | null | undefined;
  /** -1 means no limit. */
  maxLaundromats?: number | null | undefined;
  name?: string | null | undefined;
  /** Euros, VAT included, per interval. */
  price?: number | string | null | undefined;
  prioritySupport?: boolean | null | undefined;
  stripePriceId?: string | null | undefined;
  stripeProductId?: string | null | undefined;
  updatedAt?: string | null | undefined;
};

/** input type for inserting object relation for remote table "subscription_plans" */
export type Subscription_Plans_Obj_Rel_Insert_Input = {
  data: Subscription_Plans_Insert_Input;
  /** upsert condition */
  on_conflict?: Subscription_Plans_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "subscription_plans" */
export type Subscription_Plans_On_Conflict = {
  constraint: Subscription_Plans_Constraint;
  update_columns?: Array<Subscription_Plans_Update_Column>;
  where?: Subscription_Plans_Bool_Exp | null | undefined;
};

/** input type for updating data in table "subscription_plans" */
export type Subscription_Plans_Set_Input = {
  allowFeatured?: boolean | null | undefined;
  createdAt?: string | null | undefined;
  currency?: string | null | undefined;
  /** Benefits shown for the plan, one per line, besides those that follow from its limit and flags. */
  features?: Array<string> | null | undefined;
  id?: string | null | undefined;
  /** Billing interval; null for a free plan. */
  interval?: string | null | undefined;
  isActive?: boolean | null | undefined;
  /** -1 means no limit. */
  maxLaundromats?: number | null | undefined;
  name?: string | null | undefined;
  /** Euros, VAT included, per interval. */
  price?: number | string | null | undefined;
  prioritySupport?: boolean | null | undefined;
  stripePriceId?: string | null | undefined;
  stripeProductId?: string | null | undefined;
  updatedAt?: string | null | undefined;
};

/** update columns of table "subscription_plans" */
export type Subscription_Plans_Update_Column =
  /** column name */
  | 'allowFeatured'
  /** column name */
  | 'createdAt'
  /** column name */
  | 'currency'
  /** column name */
  | 'features'
  /** column name */
  | 'id'
  /** column name */
  | 'interval'
  /** column name */
  | 'isActive'
  /** column name */
  | 'maxLaundromats'
  /** column name */
  | 'name'
  /** column name */
  | 'price'
  /** column name */
  | 'prioritySupport'
  /** column name */
  | 'stripePriceId'
  /** column name */
  | 'stripeProductId'
  /** column name */
  | 'updatedAt';

export type Subscriptions_Aggregate_Bool_Exp = {
  bool_and?: Subscriptions_Aggregate_Bool_Exp_Bool_And | null | undefined;
  bool_or?: Subscriptions_Aggregate_Bool_Exp_Bool_Or | null | undefined;
  count?: Subscriptions_Aggregate_Bool_Exp_Count | null | undefined;
};

export type Subscriptions_Aggregate_Bool_Exp_Bool_And = {
  arguments: Subscriptions_Select_Column_Subscriptions_Aggregate_Bool_Exp_Bool_And_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Subscriptions_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Subscriptions_Aggregate_Bool_Exp_Bool_Or = {
  arguments: Subscriptions_Select_Column_Subscriptions_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns;
  distinct?: boolean | null | undefined;
  filter?: Subscriptions_Bool_Exp | null | undefined;
  predicate: Boolean_Comparison_Exp;
};

export type Subscriptions_Aggregate_Bool_Exp_Count = {
  arguments?: Array<Subscriptions_Select_Column> | null | undefined;
  distinct?: boolean | null | undefined;
  filter?: Subscriptions_Bool_Exp | null | undefined;
  predicate: Int_Comparison_Exp;
};

/** input type for inserting array relation for remote table "subscriptions" */
export type Subscriptions_Arr_Rel_Insert_Input = {
  data: Array<Subscriptions_Insert_Input>;
  /** upsert condition */
  on_conflict?: Subscriptions_On_Conflict | null | undefined;
};

/** Boolean expression to filter rows from the table "subscriptions". All fields are combined with a logical 'AND'. */
export type Subscriptions_Bool_Exp = {
  _and?: Array<Subscriptions_Bool_Exp> | null | undefined;
  _not?: Subscriptions_Bool_Exp | null | undefined;
  _or?: Array<Subscriptions_Bool_Exp> | null | undefined;
  cancelAtPeriodEnd?: Boolean_Comparison_Exp | null | undefined;
  canceledAt?: Timestamptz_Comparison_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  currentPeriodEnd?: Timestamptz_Comparison_Exp | null | undefined;
  currentPeriodStart?: Timestamptz_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  payments?: Payments_Bool_Exp | null | undefined;
  payments_aggregate?: Payments_Aggregate_Bool_Exp | null | undefined;
  plan?: Subscription_Plans_Bool_Exp | null | undefined;
  planId?: Uuid_Comparison_Exp | null | undefined;
  status?: String_Comparison_Exp | null | undefined;
  stripeCustomerId?: String_Comparison_Exp | null | undefined;
  stripeSubscriptionId?: String_Comparison_Exp | null | undefined;
  trialEnd?: Timestamptz_Comparison_Exp | null | undefined;
  trialStart?: Timestamptz_Comparison_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
  user?: Users_Bool_Exp | null | undefined;
  userId?: Uuid_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "subscriptions" */
export type Subscriptions_Constraint =
  /** unique or primary key constraint on columns "id" */
  | 'subscriptions_pkey'
  /** unique or primary key constraint on columns "stripe_subscription_id" */
  | 'subscriptions_stripe_subscription_id_key';

/** input type for inserting data into table "subscriptions" */
export type Subscriptions_Insert_Input = {
  cancelAtPeriodEnd?: boolean | null | undefined;
  canceledAt?: string | null | undefined;
  createdAt?: string | null | undefined;
  currentPeriodEnd?: string | null | undefined;
  currentPeriodStart?: string | null | undefined;
  id?: string | null | undefined;
  payments?: Payments_Arr_Rel_Insert_Input | null | undefined;
  plan?: Subscription_Plans_Obj_Rel_Insert_Input | null | undefined;
  planId?: string | null | undefined;
  /** Status at Stripe; only active grants the plan. */
  status?: string | null | undefined;
  stripeCustomerId?: string | null | undefined;
  stripeSubscriptionId?: string | null | undefined;
  trialEnd?: string | null | undefined;
  trialStart?: string | null | undefined;
  updatedAt?: string | null | undefined;
  user?: Users_Obj_Rel_Insert_Input | null | undefined;
  userId?: string | null | undefined;
};

/** input type for inserting object relation for remote table "subscriptions" */
export type Subscriptions_Obj_Rel_Insert_Input = {
  data: Subscriptions_Insert_Input;
  /** upsert condition */
  on_conflict?: Subscriptions_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "subscriptions" */
export type Subscriptions_On_Conflict = {
  constraint: Subscriptions_Constraint;
  update_columns?: Array<Subscriptions_Update_Column>;
  where?: Subscriptions_Bool_Exp | null | undefined;
};

/** select columns of table "subscriptions" */
export type Subscriptions_Select_Column =
  /** column name */
  | 'cancelAtPeriodEnd'
  /** column name */
  | 'canceledAt'
  /** column name */
  | 'createdAt'
  /** column name */
  | 'currentPeriodEnd'
  /** column name */
  | 'currentPeriodStart'
  /** column name */
  | 'id'
  /** column name */
  | 'planId'
  /** column name */
  | 'status'
  /** column name */
  | 'stripeCustomerId'
  /** column name */
  | 'stripeSubscriptionId'
  /** column name */
  | 'trialEnd'
  /** column name */
  | 'trialStart'
  /** column name */
  | 'updatedAt'
  /** column name */
  | 'userId';

/** select "subscriptions_aggregate_bool_exp_bool_and_arguments_columns" columns of table "subscriptions" */
export type Subscriptions_Select_Column_Subscriptions_Aggregate_Bool_Exp_Bool_And_Arguments_Columns =
  /** column name */
  | 'cancelAtPeriodEnd';

/** select "subscriptions_aggregate_bool_exp_bool_or_arguments_columns" columns of table "subscriptions" */
export type Subscriptions_Select_Column_Subscriptions_Aggregate_Bool_Exp_Bool_Or_Arguments_Columns =
  /** column name */
  | 'cancelAtPeriodEnd';

/** update columns of table "subscriptions" */
export type Subscriptions_Update_Column =
  /** column name */
  | 'cancelAtPeriodEnd'
  /** column name */
  | 'canceledAt'
  /** column name */
  | 'createdAt'
  /** column name */
  | 'currentPeriodEnd'
  /** column name */
  | 'currentPeriodStart'
  /** column name */
  | 'id'
  /** column name */
  | 'planId'
  /** column name */
  | 'status'
  /** column name */
  | 'stripeCustomerId'
  /** column name */
  | 'stripeSubscriptionId'
  /** column name */
  | 'trialEnd'
  /** column name */
  | 'trialStart'
  /** column name */
  | 'updatedAt'
  /** column name */
  | 'userId';

/** Boolean expression to compare columns of type "timestamptz". All fields are combined with logical 'AND'. */
export type Timestamptz_Comparison_Exp = {
  _eq?: string | null | undefined;
  _gt?: string | null | undefined;
  _gte?: string | null | undefined;
  _in?: Array<string> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: string | null | undefined;
  _lte?: string | null | undefined;
  _neq?: string | null | undefined;
  _nin?: Array<string> | null | undefined;
};

/** Boolean expression to filter rows from the table "users". All fields are combined with a logical 'AND'. */
export type Users_Bool_Exp = {
  _and?: Array<Users_Bool_Exp> | null | undefined;
  _not?: Users_Bool_Exp | null | undefined;
  _or?: Array<Users_Bool_Exp> | null | undefined;
  billingVersion?: Int_Comparison_Exp | null | undefined;
  claims?: Laundromat_Claims_Bool_Exp | null | undefined;
  claims_aggregate?: Laundromat_Claims_Aggregate_Bool_Exp | null | undefined;
  createdAt?: Timestamptz_Comparison_Exp | null | undefined;
  email?: Citext_Comparison_Exp | null | undefined;
  emailVerified?: Boolean_Comparison_Exp | null | undefined;
  firstName?: String_Comparison_Exp | null | undefined;
  id?: Uuid_Comparison_Exp | null | undefined;
  isActive?: Boolean_Comparison_Exp | null | undefined;
  lastName?: String_Comparison_Exp | null | undefined;
  laundromats?: Laundromats_Bool_Exp | null | undefined;
  laundromats_aggregate?: Laundromats_Aggregate_Bool_Exp | null | undefined;
  password?: String_Comparison_Exp | null | undefined;
  phone?: String_Comparison_Exp | null | undefined;
  reviews?: Reviews_Bool_Exp | null | undefined;
  reviews_aggregate?: Reviews_Aggregate_Bool_Exp | null | undefined;
  role?: String_Comparison_Exp | null | undefined;
  stripeCustomerId?: String_Comparison_Exp | null | undefined;
  subscriptions?: Subscriptions_Bool_Exp | null | undefined;
  subscriptions_aggregate?: Subscriptions_Aggregate_Bool_Exp | null | undefined;
  updatedAt?: Timestamptz_Comparison_Exp | null | undefined;
};

/** unique or primary key constraints on table "users" */
export type Users_Constraint =
  /** unique or primary key constraint on columns "email" */
  | 'users_email_key'
  /** unique or primary key constraint on columns "id" */
  | 'users_pkey'
  /** unique or primary key constraint on columns "stripe_customer_id" */
  | 'users_stripe_customer_id_key';

/** input type for inserting data into table "users" */
export type Users_Insert_Input = {
  /** Optimistic lock of the billing data of this user. Each write sets the next number and fails when another write was first. */
  billingVersion?: number | null | undefined;
  claims?: Laundromat_Claims_Arr_Rel_Insert_Input | null | undefined;
  createdAt?: string | null | undefined;
  email?: string | null | undefined;
  emailVerified?: boolean | null | undefined;
  firstName?: string | null | undefined;
  id?: string | null | undefined;
  /** False for a disabled account, which loses access when its session is next refreshed. */
  isActive?: boolean | null | undefined;
  lastName?: string | null | undefined;
  laundromats?: Laundromats_Arr_Rel_Insert_Input | null | undefined;
  /** argon2id hash. No Hasura role may select it. */
  password?: string | null | undefined;
  /** Stated by the user in the profile, for the team alone. */
  phone?: string | null | undefined;
  reviews?: Reviews_Arr_Rel_Insert_Input | null | undefined;
  /** admin becomes the Hasura role site_admin; registration cannot choose it. */
  role?: string | null | undefined;
  stripeCustomerId?: string | null | undefined;
  subscriptions?: Subscriptions_Arr_Rel_Insert_Input | null | undefined;
  updatedAt?: string | null | undefined;
};

/** input type for inserting object relation for remote table "users" */
export type Users_Obj_Rel_Insert_Input = {
  data: Users_Insert_Input;
  /** upsert condition */
  on_conflict?: Users_On_Conflict | null | undefined;
};

/** on_conflict condition type for table "users" */
export type Users_On_Conflict = {
  constraint: Users_Constraint;
  update_columns?: Array<Users_Update_Column>;
  where?: Users_Bool_Exp | null | undefined;
};

/** input type for updating data in table "users" */
export type Users_Set_Input = {
  /** Optimistic lock of the billing data of this user. Each write sets the next number and fails when another write was first. */
  billingVersion?: number | null | undefined;
  createdAt?: string | null | undefined;
  email?: string | null | undefined;
  emailVerified?: boolean | null | undefined;
  firstName?: string | null | undefined;
  id?: string | null | undefined;
  /** False for a disabled account, which loses access when its session is next refreshed. */
  isActive?: boolean | null | undefined;
  lastName?: string | null | undefined;
  /** argon2id hash. No Hasura role may select it. */
  password?: string | null | undefined;
  /** Stated by the user in the profile, for the team alone. */
  phone?: string | null | undefined;
  /** admin becomes the Hasura role site_admin; registration cannot choose it. */
  role?: string | null | undefined;
  stripeCustomerId?: string | null | undefined;
  updatedAt?: string | null | undefined;
};

/** update columns of table "users" */
export type Users_Update_Column =
  /** column name */
  | 'billingVersion'
  /** column name */
  | 'createdAt'
  /** column name */
  | 'email'
  /** column name */
  | 'emailVerified'
  /** column name */
  | 'firstName'
  /** column name */
  | 'id'
  /** column name */
  | 'isActive'
  /** column name */
  | 'lastName'
  /** column name */
  | 'password'
  /** column name */
  | 'phone'
  /** column name */
  | 'role'
  /** column name */
  | 'stripeCustomerId'
  /** column name */
  | 'updatedAt';

/** Boolean expression to compare columns of type "uuid". All fields are combined with logical 'AND'. */
export type Uuid_Array_Comparison_Exp = {
  /** is the array contained in the given array value */
  _contained_in?: Array<string> | null | undefined;
  /** does the array contain the given value */
  _contains?: Array<string> | null | undefined;
  _eq?: Array<string> | null | undefined;
  _gt?: Array<string> | null | undefined;
  _gte?: Array<string> | null | undefined;
  _in?: Array<Array<string>> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: Array<string> | null | undefined;
  _lte?: Array<string> | null | undefined;
  _neq?: Array<string> | null | undefined;
  _nin?: Array<Array<string>> | null | undefined;
};

/** Boolean expression to compare columns of type "uuid". All fields are combined with logical 'AND'. */
export type Uuid_Comparison_Exp = {
  _eq?: string | null | undefined;
  _gt?: string | null | undefined;
  _gte?: string | null | undefined;
  _in?: Array<string> | null | undefined;
  _is_null?: boolean | null | undefined;
  _lt?: string | null | undefined;
  _lte?: string | null | undefined;
  _neq?: string | null | undefined;
  _nin?: Array<string> | null | undefined;
};

/** input type for inserting data into table "webhook_events" */
export type Webhook_Events_Insert_Input = {
  attempts?: number | null | undefined;
  createdAt?: string | null | undefined;
  /** Time when retries ended; last_error has the reason. Set it to null to retry the event. */
  deadAt?: string | null | undefined;
  eventType?: string | null | undefined;
  id?: string | null | undefined;
  lastError?: string | null | undefined;
  /** Stripe object that the event is about. Processing fetches its current state, so the order of events does not matter. */
  objectId?: string | null | undefined;
  processed?: boolean | null | undefined;
  processedAt?: string | null | undefined;
  processing?: boolean | null | undefined;
  /** Start of processing; an old value with processed false means a stuck event. */
  processingAt?: string | null | undefined;
  stripeEventId?: string | null | undefined;
};

/** input type for updating data in table "webhook_events" */
export type Webhook_Events_Set_Input = {
  attempts?: number | null | undefined;
  createdAt?: string | null | undefined;
  /** Time when retries ended; last_error has the reason. Set it to null to retry the event. */
  deadAt?: string | null | undefined;
  eventType?: string | null | undefined;
  id?: string | null | undefined;
  lastError?: string | null | undefined;
  /** Stripe object that the event is about. Processing fetches its current state, so the order of events does not matter. */
  objectId?: string | null | undefined;
  processed?: boolean | null | undefined;
  processedAt?: string | null | undefined;
  processing?: boolean | null | undefined;
  /** Start of processing; an old value with processed false means a stuck event. */
  processingAt?: string | null | undefined;
  stripeEventId?: string | null | undefined;
};

export type OwnUserQueryVariables = Exact<{
  id: string;
}>;


export type OwnUserQuery = { users_by_pk: { id: string, email: string, firstName: string, lastName: string, phone: string | null, role: 'client' | 'owner' | 'admin', isActive: boolean, emailVerified: boolean, createdAt: string, updatedAt: string } | null };

export type UsersQueryVariables = Exact<{ [key: string]: never; }>;


export type UsersQuery = { users: Array<{ id: string, email: string, firstName: string, lastName: string, phone: string | null, role: 'client' | 'owner' | 'admin', isActive: boolean, emailVerified: boolean, createdAt: string, updatedAt: string }> };

export type AdminSubscriptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminSubscriptionsQuery = { subscriptions: Array<{ stripeCustomerId: string | null, id: string, userId: string, planId: string, stripeSubscriptionId: string | null, status: string, currentPeriodStart: string | null, currentPeriodEnd: string | null, cancelAtPeriodEnd: boolean, canceledAt: string | null, trialStart: string | null, trialEnd: string | null, createdAt: string, updatedAt: string, plan: { id: string, name: string, stripePriceId: string | null, price: string, currency: string, interval: 'month' | 'year' | null, features: Array<string>, maxLaundromats: number, allowFeatured: boolean, prioritySupport: boolean }, user: { id: string, email: string, firstName: string, lastName: string } }> };

export type AdminPaymentsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminPaymentsQuery = { payments: Array<{ id: string, subscriptionId: string | null, stripePaymentIntentId: string | null, stripeInvoiceId: string | null, amount: string, currency: string, status: string, description: string | null, paidAt: string | null, createdAt: string }> };

export type DemoAdministratorQueryVariables = Exact<{
  email: string;
}>;


export type DemoAdministratorQuery = { users: Array<{ id: string }> };

export type RequiredSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type RequiredSettingsQuery = { site_settings_by_pk: { contactEmail: string | null, publisherName: string | null, publisherAddress: string | null, publisherRegistration: string | null, publisherDirector: string | null, hostName: string | null, hostAddress: string | null, hostPhone: string | null } | null };

export type ConcernedLaundromatQueryVariables = Exact<{
  id: string;
}>;


export type ConcernedLaundromatQuery = { laundromats_by_pk: { name: string, city: string, slug: string, userId: string | null } | null };

export type EmailRecipientQueryVariables = Exact<{
  userId: string;
  invoiceId: string;
}>;


export type EmailRecipientQuery = { users_by_pk: { email: string } | null, payments: Array<{ status: string }> };

export type ClaimBillingRevisionMutationVariables = Exact<{
  userId: string;
  revision: number;
}>;


export type ClaimBillingRevisionMutation = { update_users_by_pk: { id: string } | null };

export type DraftQueryVariables = Exact<{
  id: string;
}>;


export type DraftQuery = { laundromat_drafts_by_pk: { id: string, userId: string, form: unknown, completedAt: string | null } | null, laundromats_by_pk: { userId: string | null, isActive: boolean, needsApproval: boolean } | null };

export type SaveDraftMutationVariables = Exact<{
  draft: Laundromat_Drafts_Insert_Input;
  userId: string;
}>;


export type SaveDraftMutation = { insert_laundromat_drafts: { affected_rows: number } };

export type NameSessionMutationVariables = Exact<{
  id: string;
  sessionId: string;
}>;


export type NameSessionMutation = { update_laundromat_drafts_by_pk: { id: string } | null };

export type CompleteDraftMutationVariables = Exact<{
  id: string;
  completedAt: string;
  mails: Array<Billing_Emails_Insert_Input> | Billing_Emails_Insert_Input;
}>;


export type CompleteDraftMutation = { update_laundromat_drafts: { affected_rows: number }, insert_billing_emails: { affected_rows: number } };

export type DiscardDraftMutationVariables = Exact<{
  id: string;
  userId: string;
}>;


export type DiscardDraftMutation = { delete_laundromat_drafts: { affected_rows: number } };

export type SubscriptionPlansQueryVariables = Exact<{ [key: string]: never; }>;


export type SubscriptionPlansQuery = { subscription_plans: Array<{ id: string, name: string, stripePriceId: string | null, price: string, currency: string, interval: 'month' | 'year' | null, features: Array<string>, maxLaundromats: number, allowFeatured: boolean, prioritySupport: boolean }> };

export type PaidPlansQueryVariables = Exact<{ [key: string]: never; }>;


export type PaidPlansQuery = { subscription_plans: Array<{ id: string, name: string, price: string, currency: string, interval: 'month' | 'year' | null }> };

export type SavePlanIdsMutationVariables = Exact<{
  id: string;
  ids: Subscription_Plans_Set_Input;
}>;


export type SavePlanIdsMutation = { update_subscription_plans_by_pk: { id: string } | null };

export type RefusedPaymentQueryVariables = Exact<{
  id: string;
}>;


export type RefusedPaymentQuery = { possible_duplicates: Array<{ refund: 'due' | 'done' | 'failed' | null }>, laundromat_drafts: Array<{ userId: string, stripeCheckoutSessionId: string | null, refund: 'done' | 'failed' | null }>, laundromats_by_pk: { name: string, refusedAt: string | null, readingReasons: Array<string> | null, publications: Array<{ id: string }>, owner: { others: { aggregate: { count: number } } } | null } | null };

export type SaveRefundMutationVariables = Exact<{
  id: string;
  refund?: string | null | undefined;
}>;


export type SaveRefundMutation = { update_possible_duplicates: { affected_rows: number }, update_laundromat_drafts: { affected_rows: number } };

export type NotifyRefundMutationVariables = Exact<{
  mail: Billing_Emails_Insert_Input;
}>;


export type NotifyRefundMutation = { insert_billing_emails_one: { fact: string } | null };

export type BillingAccountQueryVariables = Exact<{
  userId: string;
  invoiceId: string;
}>;


export type BillingAccountQuery = { user: { id: string, email: string, billingVersion: number, stripeCustomerId: string | null } | null, plans: Array<{ isActive: boolean, stripeProductId: string | null, id: string, name: string, stripePriceId: string | null, price: string, currency: string, interval: 'month' | 'year' | null, features: Array<string>, maxLaundromats: number, allowFeatured: boolean, prioritySupport: boolean }>, subscriptions: Array<{ stripeCustomerId: string | null, id: string, userId: string, planId: string, stripeSubscriptionId: string | null, status: string, currentPeriodStart: string | null, currentPeriodEnd: string | null, cancelAtPeriodEnd: boolean, canceledAt: string | null, trialStart: string | null, trialEnd: string | null, createdAt: string, updatedAt: string }>, laundromats: Array<{ id: string, isActive: boolean, isPremium: boolean, isFeatured: boolean, featuredUntil: string | null, needsApproval: boolean }>, payments: Array<{ stripeInvoiceId: string | null, subscriptionId: string | null, stripePaymentIntentId: string | null, amount: string, amountRefunded: string, currency: string, status: string, disputeStatus: string | null, isFraudulent: boolean, description: string | null, nextAttemptAt: string | null, paidAt: string | null }>, notified: Array<{ fact: string }> };

export type SaveBillingMutationVariables = Exact<{
  userId: string;
  user: Users_Set_Input;
  subscriptions: Array<Subscriptions_Insert_Input> | Subscriptions_Insert_Input;
  payments: Array<Payments_Insert_Input> | Payments_Insert_Input;
  laundromats: Array<Laundromats_Updates> | Laundromats_Updates;
  mails: Array<Billing_Emails_Insert_Input> | Billing_Emails_Insert_Input;
  unrefunded: Array<string> | string;
}>;


export type SaveBillingMutation = { update_users_by_pk: { id: string } | null, insert_subscriptions: { affected_rows: number }, insert_payments: { affected_rows: number }, update_laundromats_many: Array<{ affected_rows: number } | null> | null, update_possible_duplicates: { affected_rows: number }, update_laundromat_drafts: { affected_rows: number }, insert_billing_emails: { affected_rows: number } };

export type SaveCustomerMutationVariables = Exact<{
  where: Users_Bool_Exp;
  customerId: string;
}>;


export type SaveCustomerMutation = { update_users: { affected_rows: number } };

export type CustomerUserQueryVariables = Exact<{
  customerId: string;
}>;


export type CustomerUserQuery = { users: Array<{ id: string }>, subscriptions: Array<{ userId: string }> };

export type OverdueSubscriptionsQueryVariables = Exact<{
  now: string;
  limit: number;
}>;


export type OverdueSubscriptionsQuery = { subscriptions: Array<{ userId: string, stripeCustomerId: string | null }> };

export type SaveEventsMutationVariables = Exact<{
  events: Array<Webhook_Events_Insert_Input> | Webhook_Events_Insert_Input;
}>;


export type SaveEventsMutation = { insert_webhook_events: { affected_rows: number } };

export type ClaimEventMutationVariables = Exact<{
  id: string;
  now: string;
  abandoned: string;
}>;


export type ClaimEventMutation = { update_webhook_events: { returning: Array<{ id: string, stripeEventId: string, eventType: string, objectId: string | null, attempts: number, createdAt: string }> } };

export type EventStateQueryVariables = Exact<{
  id: string;
}>;


export type EventStateQuery = { webhook_events_by_pk: { processed: boolean, deadAt: string | null } | null };

export type ConcludeEventMutationVariables = Exact<{
  id: string;
  attempts: number;
  outcome: Webhook_Events_Set_Input;
}>;


export type ConcludeEventMutation = { update_webhook_events: { affected_rows: number } };

export type StuckEventsQueryVariables = Exact<{
  before: string;
  abandoned: string;
  limit: number;
}>;


export type StuckEventsQuery = { webhook_events: Array<{ id: string }> };

export type ClaimPersonFragment = { id: string, email: string, emailVerified: boolean, isActive: boolean };

export type NotifiedClaimSidesQueryVariables = Exact<{
  id: string;
  laundromatId: string;
  claimantId: string;
  previousId: string;
}>;


export type NotifiedClaimSidesQuery = { laundromats_by_pk: { name: string, slug: string, owner: { id: string, email: string, emailVerified: boolean, isActive: boolean } | null } | null, claimant: { id: string, email: string, emailVerified: boolean, isActive: boolean } | null, previous: { id: string, email: string, emailVerified: boolean, isActive: boolean } | null, others: Array<{ id: string, user: { id: string, email: string, emailVerified: boolean, isActive: boolean } }> };

export type ClaimsToAskQueryVariables = Exact<{
  laundromat: Uuid_Comparison_Exp;
  limit: number;
}>;


export type ClaimsToAskQuery = { laundromat_claims: Array<{ id: string, hasProof: boolean, askedAt: string | null, user: { id: string, email: string }, disputes: Array<{ ownerId: string }>, laundromat: { id: string, name: string, siteEmail: string | null, owner: { id: string, email: string, emailVerified: boolean, isActive: boolean } | null } }> };

export type OwnerCoverageQueryVariables = Exact<{
  userId: string;
}>;


export type OwnerCoverageQuery = { subscriptions: Array<{ id: string, userId: string, planId: string, stripeSubscriptionId: string | null, status: string, currentPeriodStart: string | null, currentPeriodEnd: string | null, cancelAtPeriodEnd: boolean, canceledAt: string | null, trialStart: string | null, trialEnd: string | null, createdAt: string, updatedAt: string }>, plans: Array<{ isActive: boolean, id: string, name: string, stripePriceId: string | null, price: string, currency: string, interval: 'month' | 'year' | null, features: Array<string>, maxLaundromats: number, allowFeatured: boolean, prioritySupport: boolean }>, laundromats: Array<{ id: string, name: string, isActive: boolean, isPremium: boolean, needsApproval: boolean }> };

export type PlanFieldsFragment = { id: string, name: string, stripePriceId: string | null, price: string, currency: string, interval: 'month' | 'year' | null, features: Array<string>, maxLaundromats: number, allowFeatured: boolean, prioritySupport: boolean };

export type SubscriptionFieldsFragment = { id: string, userId: string, planId: string, stripeSubscriptionId: string | null, status: string, currentPeriodStart: string | null, currentPeriodEnd: string | null, cancelAtPeriodEnd: boolean, canceledAt: string | null, trialStart: string | null, trialEnd: string | null, createdAt: string, updatedAt: string };

export type EventBacklogQueryVariables = Exact<{ [key: string]: never; }>;


export type EventBacklogQuery = { event_backlog: Array<{ kind: string, name: string, waiting: number, failed: number, oldestSeconds: number }> };

export type LaundromatContentFragment = { name: string, address: string, city: string, postalCode: string, phone: string | null, email: string | null, description: string | null, website: string | null, facebook: string | null, instagram: string | null };

export type CommuneWithPostalCodeQueryVariables = Exact<{
  code: string;
}>;


export type CommuneWithPostalCodeQuery = { french_cities: Array<{ id: string }> };

export type ReplicaDelayQueryVariables = Exact<{ [key: string]: never; }>;


export type ReplicaDelayQuery = { replica_delay: Array<{ seconds: number | null }> };

export type ReviewFragment = { id: string, authorName: string, rating: number, comment: string, createdAt: string, visitedOn: string | null, answer: string | null, answeredAt: string | null, verification: 'none' | 'account', photos: Array<{ id: string, url: string }> };

export type ReadinessQueryVariables = Exact<{ [key: string]: never; }>;


export type ReadinessQuery = { services: Array<{ id: string }> };

export type LaundromatSummaryFragment = { id: string, hours: string | null, weeklyHours: unknown, holidayHours: 'usual' | 'closed' | 'unknown', cycleMinutes: number | null, priceFrom: string | null, slug: string, latitude: string | null, longitude: string | null, locationSource: 'pin' | 'address' | 'commune', assumedFacts: Array<string>, isActive: boolean, isPremium: boolean, isFeatured: boolean, featuredUntil: string | null, createdAt: string, updatedAt: string, averageRating: number, reviewCount: number, name: string, address: string, city: string, postalCode: string, phone: string | null, email: string | null, description: string | null, website: string | null, facebook: string | null, instagram: string | null, openingExceptions: Array<{ firstDay: string, lastDay: string, periods: unknown, reason: 'holidays' | 'works' | 'public_holiday' | 'other' }>, laundromatServices: Array<{ service: { id: string, name: string, icon: string } }>, machines: Array<{ kind: 'washer' | 'dryer', capacityKg: string, count: number, price: string | null, minutes: number | null }>, photos: Array<{ id: string, url: string, alt: string | null, isPrimary: boolean, order: number }> };

export type LaundromatDetailFragment = { id: string, hours: string | null, weeklyHours: unknown, holidayHours: 'usual' | 'closed' | 'unknown', cycleMinutes: number | null, priceFrom: string | null, slug: string, latitude: string | null, longitude: string | null, locationSource: 'pin' | 'address' | 'commune', assumedFacts: Array<string>, isActive: boolean, isPremium: boolean, isFeatured: boolean, featuredUntil: string | null, createdAt: string, updatedAt: string, averageRating: number, reviewCount: number, name: string, address: string, city: string, postalCode: string, phone: string | null, email: string | null, description: string | null, website: string | null, facebook: string | null, instagram: string | null, reviews: Array<{ id: string, authorName: string, rating: number, comment: string, createdAt: string, visitedOn: string | null, answer: string | null, answeredAt: string | null, verification: 'none' | 'account', photos: Array<{ id: string, url: string }> }>, openingExceptions: Array<{ firstDay: string, lastDay: string, periods: unknown, reason: 'holidays' | 'works' | 'public_holiday' | 'other' }>, laundromatServices: Array<{ service: { id: string, name: string, icon: string } }>, machines: Array<{ kind: 'washer' | 'dryer', capacityKg: string, count: number, price: string | null, minutes: number | null }>, photos: Array<{ id: string, url: string, alt: string | null, isPrimary: boolean, order: number }> };

export type SearchLaundromatsQueryVariables = Exact<{
  args: Search_Laundromats_Args;
}>;


export type SearchLaundromatsQuery = { search_laundromats: Array<{ distanceKm: number | null, totalCount: number, laundromat: { id: string, hours: string | null, weeklyHours: unknown, holidayHours: 'usual' | 'closed' | 'unknown', cycleMinutes: number | null, priceFrom: string | null, slug: string, latitude: string | null, longitude: string | null, locationSource: 'pin' | 'address' | 'commune', assumedFacts: Array<string>, isActive: boolean, isPremium: boolean, isFeatured: boolean, featuredUntil: string | null, createdAt: string, updatedAt: string, averageRating: number, reviewCount: number, name: string, address: string, city: string, postalCode: string, phone: string | null, email: string | null, description: string | null, website: string | null, facebook: string | null, instagram: string | null, openingExceptions: Array<{ firstDay: string, lastDay: string, periods: unknown, reason: 'holidays' | 'works' | 'public_holiday' | 'other' }>, laundromatServices: Array<{ service: { id: string, name: string, icon: string } }>, machines: Array<{ kind: 'washer' | 'dryer', capacityKg: string, count: number, price: string | null, minutes: number | null }>, photos: Array<{ id: string, url: string, alt: string | null, isPrimary: boolean, order: number }> } | null }> };

export type LaundromatByIdQueryVariables = Exact<{
  id: string;
}>;


export type LaundromatByIdQuery = { laundromats_by_pk: { id: string, hours: string | null, weeklyHours: unknown, holidayHours: 'usual' | 'closed' | 'unknown', cycleMinutes: number | null, priceFrom: string | null, slug: string, latitude: string | null, longitude: string | null, locationSource: 'pin' | 'address' | 'commune', assumedFacts: Array<string>, isActive: boolean, isPremium: boolean, isFeatured: boolean, featuredUntil: string | null, createdAt: string, updatedAt: string, averageRating: number, reviewCount: number, name: string, address: string, city: string, postalCode: string, phone: string | null, email: string | null, description: string | null, website: string | null, facebook: string | null, instagram: string | null, reviews: Array<{ id: string, authorName: string, rating: number, comment: string, createdAt: string, visitedOn: string | null, answer: string | null, answeredAt: string | null, verification: 'none' | 'account', photos: Array<{ id: string, url: string }> }>, openingExceptions: Array<{ firstDay: string, lastDay: string, periods: unknown, reason: 'holidays' | 'works' | 'public_holiday' | 'other' }>, laundromatServices: Array<{ service: { id: string, name: string, icon: string } }>, machines: Array<{ kind: 'washer' | 'dryer', capacityKg: string, count: number, price: string | null, minutes: number | null }>, photos: Array<{ id: string, url: string, alt: string | null, isPrimary: boolean, order: number }> } | null };

export type LaundromatBySlugQueryVariables = Exact<{
  slug: string;
}>;


export type LaundromatBySlugQuery = { laundromats: Array<{ id: string, hours: string | null, weeklyHours: unknown, holidayHours: 'usual' | 'closed' | 'unknown', cycleMinutes: number | null, priceFrom: string | null, slug: string, latitude: string | null, longitude: string | null, locationSource: 'pin' | 'address' | 'commune', assumedFacts: Array<string>, isActive: boolean, isPremium: boolean, isFeatured: boolean, featuredUntil: string | null, createdAt: string, updatedAt: string, averageRating: number, reviewCount: number, name: string, address: string, city: string, postalCode: string, phone: string | null, email: string | null, description: string | null, website: string | null, facebook: string | null, instagram: string | null, reviews: Array<{ id: string, authorName: string, rating: number, comment: string, createdAt: string, visitedOn: string | null, answer: string | null, answeredAt: string | null, verification: 'none' | 'account', photos: Array<{ id: string, url: string }> }>, openingExceptions: Array<{ firstDay: string, lastDay: string, periods: unknown, reason: 'holidays' | 'works' | 'public_holiday' | 'other' }>, laundromatServices: Array<{ service: { id: string, name: string, icon: string } }>, machines: Array<{ kind: 'washer' | 'dryer', capacityKg: string, count: number, price: string | null, minutes: number | null }>, photos: Array<{ id: string, url: string, alt: string | null, isPrimary: boolean, order: number }> }> };

export type OwnLaundromatFragment = { id: string, hours: string | null, weeklyHours: unknown, holidayHours: 'usual' | 'closed' | 'unknown', cycleMinutes: number | null, priceFrom: string | null, slug: string, latitude: string | null, longitude: string | null, locationSource: 'pin' | 'address' | 'commune', assumedFacts: Array<string>, isActive: boolean, isPremium: boolean, isFeatured: boolean, featuredUntil: string | null, createdAt: string, updatedAt: string, averageRating: number, reviewCount: number, name: string, address: string, city: string, postalCode: string, phone: string | null, email: string | null, description: string | null, website: string | null, facebook: string | null, instagram: string | null, owner: { id: string } | null, heldChange: { content: unknown } | null, openingExceptions: Array<{ firstDay: string, lastDay: string, periods: unknown, reason: 'holidays' | 'works' | 'public_holiday' | 'other' }>, laundromatServices: Array<{ service: { id: string, name: string, icon: string } }>, machines: Array<{ kind: 'washer' | 'dryer', capacityKg: string, count: number, price: string | null, minutes: number | null }>, photos: Array<{ id: string, url: string, alt: string | null, isPrimary: boolean, order: number }> };

export type OwnLaundromatsQueryVariables = Exact<{
  userId: string;
  limit: number;
  offset: number;
}>;


export type OwnLaundromatsQuery = { laundromats: Array<{ id: string, hours: string | null, weeklyHours: unknown, holidayHours: 'usual' | 'closed' | 'unknown', cycleMinutes: number | null, priceFrom: string | null, slug: string, latitude: string | null, longitude: string | null, locationSource: 'pin' | 'address' | 'commune', assumedFacts: Array<string>, isActive: boolean, isPremium: boolean, isFeatured: boolean, featuredUntil: string | null, createdAt: string, updatedAt: string, averageRating: number, reviewCount: number, name: string, address: string, city: string, postalCode: string, phone: string | null, email: string | null, description: string | null, website: string | null, facebook: string | null, instagram: string | null, owner: { id: string } | null, heldChange: { content: unknown } | null, openingExceptions: Array<{ firstDay: string, lastDay: string, periods: unknown, reason: 'holidays' | 'works' | 'public_holiday' | 'other' }>, laundromatServices: Array<{ service: { id: string, name: string, icon: string } }>, machines: Array<{ kind: 'washer' | 'dryer', capacityKg: string, count: number, price: string | null, minutes: number | null }>, photos: Array<{ id: string, url: string, alt: string | null, isPrimary: boolean, order: number }> }> };

export type OwnLaundromatQueryVariables = Exact<{
  id: string;
}>;


export type OwnLaundromatQuery = { laundromats_by_pk: { id: string, hours: string | null, weeklyHours: unknown, holidayHours: 'usual' | 'closed' | 'unknown', cycleMinutes: number | null, priceFrom: string | null, slug: string, latitude: string | null, longitude: string | null, locationSource: 'pin' | 'address' | 'commune', assumedFacts: Array<string>, isActive: boolean, isPremium: boolean, isFeatured: boolean, featuredUntil: string | null, createdAt: string, updatedAt: string, averageRating: number, reviewCount: number, name: string, address: string, city: string, postalCode: string, phone: string | null, email: string | null, description: string | null, website: string | null, facebook: string | null, instagram: string | null, owner: { id: string } | null, heldChange: { content: unknown } | null, openingExceptions: Array<{ firstDay: string, lastDay: string, periods: unknown, reason: 'holidays' | 'works' | 'public_holiday' | 'other' }>, laundromatServices: Array<{ service: { id: string, name: string, icon: string } }>, machines: Array<{ kind: 'washer' | 'dryer', capacityKg: string, count: number, price: string | null, minutes: number | null }>, photos: Array<{ id: string, url: string, alt: string | null, isPrimary: boolean, order: number }> } | null };

export type OpenDataPageQueryVariables = Exact<{
  after: string;
  limit: number;
}>;


export type OpenDataPageQuery = { laundromats: Array<{ id: string, slug: string, name: string, address: string, postalCode: string, city: string, assumedFacts: Array<string>, latitude: string | null, longitude: string | null, locationSource: 'pin' | 'address' | 'commune', phone: string | null, website: string | null, facebook: string | null, instagram: string | null, statedHours: string | null, weeklyHours: unknown, holidayHours: 'usual' | 'closed' | 'unknown', factsCheckedAt: string | null, approvedContent: unknown, updatedAt: string, laundromatServices: Array<{ service: { id: string, name: string } }>, sourceObjects: Array<{ type: string, id: string, version: number, tags: unknown, facts: unknown, imported: unknown, seenAt: string, goneAt: string | null }> }> };

export type OpenDataServicesQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenDataServicesQuery = { services: Array<{ id: string, name: string }> };

export type SitemapExtentQueryVariables = Exact<{ [key: string]: never; }>;


export type SitemapExtentQuery = { laundromats_aggregate: { aggregate: { count: number, max: { updatedAt: string | null } | null } } };

export type SitemapLaundromatsQueryVariables = Exact<{
  limit: number;
  offset: number;
}>;


export type SitemapLaundromatsQuery = { laundromats: Array<{ slug: string, updatedAt: string }> };

export type SitemapPlacesQueryVariables = Exact<{ [key: string]: never; }>;


export type SitemapPlacesQuery = { laundromat_regions: Array<{ slug: string, updatedAt: string }>, laundromat_cities: Array<{ regionSlug: string, slug: string, updatedAt: string }> };

export type PersonalAccountQueryVariables = Exact<{
  email: string;
}>;


export type PersonalAccountQuery = { users: Array<{ id: string, email: string, firstName: string, lastName: string, phone: string | null, role: 'client' | 'owner' | 'admin', isActive: boolean, emailVerified: boolean, stripeCustomerId: string | null, createdAt: string, updatedAt: string }>, subscriptions: Array<{ status: string }>, laundromats: Array<{ id: string }> };

export type PersonalRowsQueryVariables = Exact<{
  id: string;
}>;


export type PersonalRowsQuery = { laundromats: Array<{ id: string, hours: string | null, priceFrom: string | null, region: string | null, slug: string, latitude: string | null, longitude: string | null, locationSource: 'pin' | 'address' | 'commune', locatedAt: string | null, averageRating: number, reviewCount: number, isActive: boolean, isPremium: boolean, isFeatured: boolean, featuredUntil: string | null, assumedFacts: Array<string>, weeklyHours: unknown, holidayHours: 'usual' | 'closed' | 'unknown', cycleMinutes: number | null, planId: string | null, factsCheckedAt: string | null, refusedAt: string | null, needsApproval: boolean, approvedContent: unknown, readingReasons: Array<string> | null, changedAt: string | null, changedSince: string | null, closedAt: string | null, heldContent: unknown, createdAt: string, updatedAt: string, name: string, address: string, city: string, postalCode: string, phone: string | null, email: string | null, description: string | null, website: string | null, facebook: string | null, instagram: string | null, photos: Array<{ id: string, url: string, alt: string | null, isPrimary: boolean, order: number }>, machines: Array<{ kind: 'washer' | 'dryer', capacityKg: string, count: number, price: string | null, minutes: number | null }>, openingExceptions: Array<{ firstDay: string, lastDay: string, periods: unknown, reason: 'holidays' | 'works' | 'public_holiday' | 'other' }>, laundromatServices: Array<{ service: { name: string } }> }>, owner_questions: Array<{ id: string, laundromatId: string, authorName: string, question: string, answer: string | null, answeredAt: string | null, createdAt: string }>, laundromat_geocodings: Array<{ laundromatId: string, address: string, postalCode: string, city: string, formerPinLatitude: string | null, formerPinLongitude: string | null, latitude: string | null, longitude: string | null, score: number | null, precision: 'housenumber' | 'street' | 'none' | null, attempts: number, triedAt: string | null, createdAt: string }>, moderation_actions: Array<{ id: string, subjectType: string, subjectId: string, decision: string, reason: string | null, seenAt: string | null, createdAt: string, laundromatId: string, seen: unknown, deletedLaundromats: unknown, deletedPhotos: unknown }>, photo_deletions: Array<{ id: string, laundromatId: string, url: string, alt: string | null, isPrimary: boolean, order: number, deletedAt: string }>, laundromat_drafts: Array<{ id: string, planId: string | null, form: unknown, laundromatId: string | null, stripeCheckoutSessionId: string | null, refund: 'done' | 'failed' | null, createdAt: string, updatedAt: string, completedAt: string | null }>, reviews: Array<{ id: string, laundromatId: string, authorName: string, rating: number, comment: string, visitedOn: string | null, verification: 'none' | 'account', heldReason: 'owner' | 'network' | 'competitor' | 'repeated' | 'burst' | null, answer: string | null, answeredAt: string | null, createdAt: string }>, answers: Array<{ id: string, laundromatId: string, answer: string | null, answeredAt: string | null }>, answersToQuestions: Array<{ id: string, laundromatId: string, answer: string | null, answeredAt: string | null }>, fact_corrections: Array<{ id: string, laundromatId: string, kind: 'closed' | 'hours' | 'price' | 'location' | 'machine', proposed: unknown, comment: string | null, status: 'open' | 'accepted' | 'dismissed', createdAt: string, receivedAt: string, decidedAt: string | null }>, laundromat_claims: Array<{ id: string, laundromatId: string, status: 'draft' | 'submitted' | 'accepted' | 'refused' | 'withdrawn' | 'reverted', siret: string | null, company: unknown, companyState: 'unchecked' | 'found' | 'not_found' | 'closed' | 'unavailable', emailDomain: string | null, email: string | null, emailConfirmedAt: string | null, emailSource: 'site' | 'import' | null, emailSince: string | null, isCompanyNear: boolean, hasProof: boolean, askedAt: string | null, letterSentAt: string | null, letterConfirmedAt: string | null, photoAddedAt: string | null, message: string | null, isDispute: boolean, closingReason: string | null, decidedAt: string | null, createdAt: string, submittedAt: string | null }>, laundromat_transfers: Array<{ id: string, laundromatId: string, recipientEmail: string, status: 'open' | 'accepted' | 'declined' | 'cancelled', createdAt: string, expiresAt: string }>, claim_codes: Array<{ claimId: string, email: string, attempts: number, createdAt: string, usedAt: string | null, expiresAt: string }>, favorites: Array<{ laundromatId: string, createdAt: string }>, subscriptions: Array<{ id: string, planId: string, status: string, stripeSubscriptionId: string | null, stripeCustomerId: string | null, currentPeriodStart: string | null, currentPeriodEnd: string | null, cancelAtPeriodEnd: boolean, canceledAt: string | null, trialStart: string | null, trialEnd: string | null, createdAt: string, updatedAt: string }>, payments: Array<{ id: string, subscriptionId: string | null, amount: string, amountRefunded: string, currency: string, status: string, disputeStatus: string | null, isFraudulent: boolean, description: string | null, stripePaymentIntentId: string | null, stripeInvoiceId: string | null, nextAttemptAt: string | null, paidAt: string | null, createdAt: string }>, billing_emails: Array<{ fact: string, kind: 'paid' | 'failed' | 'action_required' | 'plan_changed' | 'cancellation' | 'cancellation_withdrawn' | 'ended' | 'refunded' | 'refund_failed' | 'disputed' | 'dispute_opened' | 'dispute_closed' | 'dispute_decided' | 'laundromat_waits' | 'laundromat_held' | 'laundromat_refunded' | 'second_subscription', details: unknown, createdAt: string }>, refresh_tokens: Array<{ createdAt: string, rotatedAt: string | null, revokedAt: string | null, expiresAt: string }>, account_tokens: Array<{ kind: 'email_verification' | 'password_reset' | 'email_change', newEmail: string | null, createdAt: string, usedAt: string | null, expiresAt: string }>, journal_entries: Array<{ id: string, operation: 'insert' | 'update' | 'delete', tableName: string, rowId: string, createdAt: string }>, changesAsOwner: Array<{ id: string, subject: string | null, before: unknown, after: unknown }>, owner_networks: Array<{ seenAt: string }> };

export type PersonalMessagesQueryVariables = Exact<{
  email: string;
  userId: string;
}>;


export type PersonalMessagesQuery = { contacts: Array<{ id: string, name: string, email: string, phone: string | null, subject: string | null, message: string, type: 'general' | 'listing' | 'technical' | 'business' | 'services', isRead: boolean, isPriority: boolean, createdAt: string, replies: Array<{ id: string, message: string, status: 'waiting' | 'sent' | 'not_sent', reason: string | null, createdAt: string }> }>, reports: Array<{ id: string, laundromatId: string, reviewId: string | null, target: 'laundromat' | 'review', quote: string, reason: 'closed' | 'wrong' | 'duplicate' | 'fake' | 'offensive' | 'personal' | 'illegal' | 'other', message: string | null, email: string | null, state: 'open' | 'upheld' | 'dismissed', createdAt: string, handledAt: string | null }>, claim_disputes: Array<{ laundromatId: string, askedAt: string, isMine: boolean | null, words: string | null, answeredAt: string | null, lostAt: string | null }>, review_photos: Array<{ id: string, reviewId: string, laundromatId: string, url: string, isApproved: boolean, createdAt: string }> };

export type PhotosByUrlQueryVariables = Exact<{
  urls: Array<string> | string;
}>;


export type PhotosByUrlQuery = { photos: Array<{ url: string }>, photo_deletions: Array<{ url: string }>, review_photos: Array<{ url: string }>, deletions: Array<{ photos: unknown, reviewPhotos: unknown }> };

export type CommunesOfQueryVariables = Exact<{
  args: Communes_Of_Args;
}>;


export type CommunesOfQuery = { communes_of: Array<{ latitude: string, longitude: string }> };

export type ReportedTextQueryVariables = Exact<{
  id: string;
  reviewId: string;
  isReview: boolean;
}>;


export type ReportedTextQuery = { laundromats_by_pk: { name: string, reviews?: Array<{ comment: string }> } | null };

export type ServicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ServicesQuery = { services: Array<{ id: string, name: string, icon: string }> };

export type UserFieldsFragment = { id: string, email: string, firstName: string, lastName: string, phone: string | null, role: 'client' | 'owner' | 'admin', isActive: boolean, emailVerified: boolean, createdAt: string, updatedAt: string };

export type PosterLaundromatQueryVariables = Exact<{
  id: string;
}>;


export type PosterLaundromatQuery = { laundromats_by_pk: { name: string, slug: string, city: string, owner: { id: string } | null } | null };

export type PageSlugQueryVariables = Exact<{
  id: string;
}>;


export type PageSlugQuery = { laundromats_by_pk: { slug: string } | null };

/** Types of the documents, by their text. */
export interface Documents {
  "\n    query OwnUser($id: uuid!) {\n      users_by_pk(id: $id) {\n        ...UserFields\n      }\n    }\n  ": { result: OwnUserQuery; variables: OwnUserQueryVariables };
  "\n    query Users {\n      users(order_by: [{ createdAt: desc }, { id: asc }]) {\n        ...UserFields\n      }\n    }\n  ": { result: UsersQuery; variables: UsersQueryVariables };
  "\n    query AdminSubscriptions {\n      subscriptions(order_by: [{ createdAt: desc }, { id: asc }]) {\n        ...SubscriptionFields\n        stripeCustomerId\n        plan {\n          ...PlanFields\n        }\n        user {\n          id\n          email\n          firstName\n          lastName\n        }\n      }\n    }\n  ": { result: AdminSubscriptionsQuery; variables: AdminSubscriptionsQueryVariables };
  "\n  query AdminPayments {\n    payments(order_by: [{ createdAt: desc }, { id: asc }]) {\n      id\n      subscriptionId\n      stripePaymentIntentId\n      stripeInvoiceId\n      amount\n      currency\n      status\n      description\n      paidAt\n      createdAt\n    }\n  }\n": { result: AdminPaymentsQuery; variables: AdminPaymentsQueryVariables };
  "\n  query DemoAdministrator($email: citext!) {\n    users(where: { email: { _eq: $email } }) {\n      id\n    }\n  }\n": { result: DemoAdministratorQuery; variables: DemoAdministratorQueryVariables };
  "\n  query RequiredSettings {\n    site_settings_by_pk(id: 1) {\n      contactEmail\n      publisherName\n      publisherAddress\n      publisherRegistration\n      publisherDirector\n      hostName\n      hostAddress\n      hostPhone\n    }\n  }\n": { result: RequiredSettingsQuery; variables: RequiredSettingsQueryVariables };
  "\n  query ConcernedLaundromat($id: uuid!) {\n    laundromats_by_pk(id: $id) {\n      name\n      city\n      slug\n      userId\n    }\n  }\n": { result: ConcernedLaundromatQuery; variables: ConcernedLaundromatQueryVariables };
  "\n  query EmailRecipient($userId: uuid!, $invoiceId: String!) {\n    users_by_pk(id: $userId) {\n      email\n    }\n    payments(where: { stripeInvoiceId: { _eq: $invoiceId } }) {\n      status\n    }\n  }\n": { result: EmailRecipientQuery; variables: EmailRecipientQueryVariables };
  "\n  mutation ClaimBillingRevision($userId: uuid!, $revision: Int!) {\n    update_users_by_pk(pk_columns: { id: $userId }, _set: { billingVersion: $revision }) {\n      id\n    }\n  }\n": { result: ClaimBillingRevisionMutation; variables: ClaimBillingRevisionMutationVariables };
  "\n  query Draft($id: uuid!) {\n    laundromat_drafts_by_pk(id: $id) {\n      id\n      userId\n      form\n      completedAt\n    }\n    laundromats_by_pk(id: $id) {\n      userId\n      isActive\n      needsApproval\n    }\n  }\n": { result: DraftQuery; variables: DraftQueryVariables };
  "\n  mutation SaveDraft($draft: laundromat_drafts_insert_input!, $userId: uuid!) {\n    insert_laundromat_drafts(\n      objects: [$draft]\n      on_conflict: {\n        constraint: laundromat_drafts_pkey\n        update_columns: [planId, form]\n        where: { userId: { _eq: $userId }, completedAt: { _is_null: true } }\n      }\n    ) {\n      affected_rows\n    }\n  }\n": { result: SaveDraftMutation; variables: SaveDraftMutationVariables };
  "\n  mutation NameSession($id: uuid!, $sessionId: String!) {\n    update_laundromat_drafts_by_pk(pk_columns: { id: $id }, _set: { stripeCheckoutSessionId: $sessionId }) {\n      id\n    }\n  }\n": { result: NameSessionMutation; variables: NameSessionMutationVariables };
  "\n  mutation CompleteDraft($id: uuid!, $completedAt: timestamptz!, $mails: [billing_emails_insert_input!]!) {\n    update_laundromat_drafts(\n      where: { id: { _eq: $id }, completedAt: { _is_null: true } }\n      _set: { laundromatId: $id, completedAt: $completedAt }\n    ) {\n      affected_rows\n    }\n    insert_billing_emails(\n      objects: $mails\n      on_conflict: { constraint: billing_emails_pkey, update_columns: [] }\n    ) {\n      affected_rows\n    }\n  }\n": { result: CompleteDraftMutation; variables: CompleteDraftMutationVariables };
  "\n  mutation DiscardDraft($id: uuid!, $userId: uuid!) {\n    delete_laundromat_drafts(\n      where: { id: { _eq: $id }, userId: { _eq: $userId }, completedAt: { _is_null: true } }\n    ) {\n      affected_rows\n    }\n  }\n": { result: DiscardDraftMutation; variables: DiscardDraftMutationVariables };
  "\n    query SubscriptionPlans {\n      subscription_plans(where: { isActive: { _eq: true } }, order_by: { name: asc }) {\n        ...PlanFields\n      }\n    }\n  ": { result: SubscriptionPlansQuery; variables: SubscriptionPlansQueryVariables };
  "\n  query PaidPlans {\n    subscription_plans(where: { price: { _gt: \"0\" }, isActive: { _eq: true } }, order_by: { name: asc }) {\n      id\n      name\n      price\n      currency\n      interval\n    }\n  }\n": { result: PaidPlansQuery; variables: PaidPlansQueryVariables };
  "\n  mutation SavePlanIds($id: uuid!, $ids: subscription_plans_set_input!) {\n    update_subscription_plans_by_pk(pk_columns: { id: $id }, _set: $ids) {\n      id\n    }\n  }\n": { result: SavePlanIdsMutation; variables: SavePlanIdsMutationVariables };
  "\n  query RefusedPayment($id: uuid!) {\n    possible_duplicates(where: { laundromatId: { _eq: $id }, status: { _eq: \"refused\" } }) {\n      refund\n    }\n    laundromat_drafts(where: { laundromatId: { _eq: $id } }) {\n      userId\n      stripeCheckoutSessionId\n      refund\n    }\n    laundromats_by_pk(id: $id) {\n      name\n      refusedAt\n      readingReasons\n      publications: moderationActions(where: { decision: { _eq: \"published\" } }, limit: 1) {\n        id\n      }\n      owner {\n        others: laundromats_aggregate(\n          where: { id: { _neq: $id }, isActive: { _eq: true }, isPremium: { _eq: true } }\n        ) {\n          aggregate {\n            count\n          }\n        }\n      }\n    }\n  }\n": { result: RefusedPaymentQuery; variables: RefusedPaymentQueryVariables };
  "\n  mutation SaveRefund($id: uuid!, $refund: String) {\n    update_possible_duplicates(\n      where: { laundromatId: { _eq: $id }, status: { _eq: \"refused\" } }\n      _set: { refund: $refund }\n    ) {\n      affected_rows\n    }\n    update_laundromat_drafts(where: { laundromatId: { _eq: $id } }, _set: { refund: $refund }) {\n      affected_rows\n    }\n  }\n": { result: SaveRefundMutation; variables: SaveRefundMutationVariables };
  "\n  mutation NotifyRefund($mail: billing_emails_insert_input!) {\n    insert_billing_emails_one(\n      object: $mail\n      on_conflict: { constraint: billing_emails_pkey, update_columns: [] }\n    ) {\n      fact\n    }\n  }\n": { result: NotifyRefundMutation; variables: NotifyRefundMutationVariables };
  "\n    query BillingAccount($userId: uuid!, $invoiceId: String!) {\n      user: users_by_pk(id: $userId) {\n        id\n        email\n        billingVersion\n        stripeCustomerId\n      }\n      plans: subscription_plans {\n        ...PlanFields\n        isActive\n        stripeProductId\n      }\n      subscriptions(where: { userId: { _eq: $userId } }) {\n        ...SubscriptionFields\n        stripeCustomerId\n      }\n      laundromats(\n        where: { userId: { _eq: $userId }, closedAt: { _is_null: true } }\n        order_by: [{ createdAt: asc }, { id: asc }]\n      ) {\n        id\n        isActive\n        isPremium\n        isFeatured\n        featuredUntil\n        needsApproval\n      }\n      payments(where: { stripeInvoiceId: { _eq: $invoiceId } }) {\n        stripeInvoiceId\n        subscriptionId\n        stripePaymentIntentId\n        amount\n        amountRefunded\n        currency\n        status\n        disputeStatus\n        isFraudulent\n        description\n        nextAttemptAt\n        paidAt\n      }\n      notified: billing_emails(where: { userId: { _eq: $userId } }) {\n        fact\n      }\n    }\n  ": { result: BillingAccountQuery; variables: BillingAccountQueryVariables };
  "\n  mutation SaveBilling(\n    $userId: uuid!\n    $user: users_set_input!\n    $subscriptions: [subscriptions_insert_input!]!\n    $payments: [payments_insert_input!]!\n    $laundromats: [laundromats_updates!]!\n    $mails: [billing_emails_insert_input!]!\n    $unrefunded: [uuid!]!\n  ) {\n    update_users_by_pk(pk_columns: { id: $userId }, _set: $user) {\n      id\n    }\n    insert_subscriptions(\n      objects: $subscriptions\n      on_conflict: {\n        constraint: subscriptions_stripe_subscription_id_key\n        update_columns: [\n          planId\n          stripeCustomerId\n          status\n          currentPeriodStart\n          currentPeriodEnd\n          cancelAtPeriodEnd\n          canceledAt\n          trialStart\n          trialEnd\n        ]\n      }\n    ) {\n      affected_rows\n    }\n    insert_payments(\n      objects: $payments\n      on_conflict: {\n        constraint: payments_stripe_invoice_id_key\n        update_columns: [\n          subscriptionId\n          stripePaymentIntentId\n          amount\n          amountRefunded\n          currency\n          status\n          disputeStatus\n          isFraudulent\n          description\n          nextAttemptAt\n          paidAt\n        ]\n      }\n    ) {\n      affected_rows\n    }\n    update_laundromats_many(updates: $laundromats) {\n      affected_rows\n    }\n    update_possible_duplicates(\n      where: { laundromatId: { _in: $unrefunded }, status: { _eq: \"refused\" }, refund: { _eq: \"done\" } }\n      _set: { refund: \"failed\" }\n    ) {\n      affected_rows\n    }\n    update_laundromat_drafts(\n      where: { laundromatId: { _in: $unrefunded }, refund: { _eq: \"done\" } }\n      _set: { refund: \"failed\" }\n    ) {\n      affected_rows\n    }\n    insert_billing_emails(\n      objects: $mails\n      on_conflict: { constraint: billing_emails_pkey, update_columns: [] }\n    ) {\n      affected_rows\n    }\n  }\n": { result: SaveBillingMutation; variables: SaveBillingMutationVariables };
  "\n  mutation SaveCustomer($where: users_bool_exp!, $customerId: String!) {\n    update_users(where: $where, _set: { stripeCustomerId: $customerId }) {\n      affected_rows\n    }\n  }\n": { result: SaveCustomerMutation; variables: SaveCustomerMutationVariables };
  "\n  query CustomerUser($customerId: String!) {\n    users(where: { stripeCustomerId: { _eq: $customerId } }) {\n      id\n    }\n    subscriptions(where: { stripeCustomerId: { _eq: $customerId } }, limit: 1) {\n      userId\n    }\n  }\n": { result: CustomerUserQuery; variables: CustomerUserQueryVariables };
  "\n  query OverdueSubscriptions($now: timestamptz!, $limit: Int!) {\n    subscriptions(\n      where: {\n        stripeCustomerId: { _is_null: false }\n        stripeSubscriptionId: { _is_null: false }\n        status: { _nin: [\"canceled\", \"incomplete_expired\"] }\n        currentPeriodEnd: { _lt: $now }\n      }\n      order_by: { currentPeriodEnd: asc }\n      limit: $limit\n    ) {\n      userId\n      stripeCustomerId\n    }\n  }\n": { result: OverdueSubscriptionsQuery; variables: OverdueSubscriptionsQueryVariables };
  "\n  mutation SaveEvents($events: [webhook_events_insert_input!]!) {\n    insert_webhook_events(\n      objects: $events\n      on_conflict: { constraint: webhook_events_stripe_event_id_key, update_columns: [] }\n    ) {\n      affected_rows\n    }\n  }\n": { result: SaveEventsMutation; variables: SaveEventsMutationVariables };
  "\n  mutation ClaimEvent($id: uuid!, $now: timestamptz!, $abandoned: timestamptz!) {\n    update_webhook_events(\n      where: {\n        id: { _eq: $id }\n        processed: { _eq: false }\n        deadAt: { _is_null: true }\n        _or: [{ processing: { _eq: false } }, { processingAt: { _lt: $abandoned } }]\n      }\n      _set: { processing: true, processingAt: $now }\n      _inc: { attempts: 1 }\n    ) {\n      returning {\n        id\n        stripeEventId\n        eventType\n        objectId\n        attempts\n        createdAt\n      }\n    }\n  }\n": { result: ClaimEventMutation; variables: ClaimEventMutationVariables };
  "\n  query EventState($id: uuid!) {\n    webhook_events_by_pk(id: $id) {\n      processed\n      deadAt\n    }\n  }\n": { result: EventStateQuery; variables: EventStateQueryVariables };
  "\n  mutation ConcludeEvent($id: uuid!, $attempts: Int!, $outcome: webhook_events_set_input!) {\n    update_webhook_events(where: { id: { _eq: $id }, attempts: { _eq: $attempts } }, _set: $outcome) {\n      affected_rows\n    }\n  }\n": { result: ConcludeEventMutation; variables: ConcludeEventMutationVariables };
  "\n  query StuckEvents($before: timestamptz!, $abandoned: timestamptz!, $limit: Int!) {\n    webhook_events(\n      where: {\n        processed: { _eq: false }\n        deadAt: { _is_null: true }\n        createdAt: { _lt: $before }\n        _or: [{ processing: { _eq: false } }, { processingAt: { _lt: $abandoned } }]\n      }\n      order_by: [{ attempts: asc }, { createdAt: asc }]\n      limit: $limit\n    ) {\n      id\n    }\n  }\n": { result: StuckEventsQuery; variables: StuckEventsQueryVariables };
  "\n  fragment ClaimPerson on users {\n    id\n    email\n    emailVerified\n    isActive\n  }\n": { result: ClaimPersonFragment; variables: unknown };
  "\n    query NotifiedClaimSides($id: uuid!, $laundromatId: uuid!, $claimantId: uuid!, $previousId: uuid!) {\n      laundromats_by_pk(id: $laundromatId) {\n        name\n        slug\n        owner {\n          ...ClaimPerson\n        }\n      }\n      claimant: users_by_pk(id: $claimantId) {\n        ...ClaimPerson\n      }\n      previous: users_by_pk(id: $previousId) {\n        ...ClaimPerson\n      }\n      others: laundromat_claims(\n        where: { laundromatId: { _eq: $laundromatId }, id: { _neq: $id }, status: { _eq: \"submitted\" } }\n        order_by: [{ submittedAt: asc }]\n        limit: 20\n      ) {\n        id\n        user {\n          ...ClaimPerson\n        }\n      }\n    }\n  ": { result: NotifiedClaimSidesQuery; variables: NotifiedClaimSidesQueryVariables };
  "\n    query ClaimsToAsk($laundromat: uuid_comparison_exp!, $limit: Int!) {\n      laundromat_claims(\n        where: {\n          laundromatId: $laundromat\n          status: { _eq: \"submitted\" }\n          _or: [{ askedAt: { _is_null: true } }, { laundromat: { userId: { _is_null: false } } }]\n        }\n        order_by: [{ submittedAt: desc }]\n        limit: $limit\n      ) {\n        id\n        hasProof\n        askedAt\n        user {\n          id\n          email\n        }\n        disputes {\n          ownerId\n        }\n        laundromat {\n          id\n          name\n          siteEmail: email\n          owner {\n            ...ClaimPerson\n          }\n        }\n      }\n    }\n  ": { result: ClaimsToAskQuery; variables: ClaimsToAskQueryVariables };
  "\n    query OwnerCoverage($userId: uuid!) {\n      subscriptions(where: { userId: { _eq: $userId } }, order_by: [{ createdAt: desc }, { id: asc }]) {\n        ...SubscriptionFields\n      }\n      plans: subscription_plans(order_by: [{ createdAt: asc }, { id: asc }]) {\n        ...PlanFields\n        isActive\n      }\n      laundromats(\n        where: { userId: { _eq: $userId }, closedAt: { _is_null: true } }\n        order_by: [{ createdAt: asc }, { id: asc }]\n      ) {\n        id\n        name\n        isActive\n        isPremium\n        needsApproval\n      }\n    }\n  ": { result: OwnerCoverageQuery; variables: OwnerCoverageQueryVariables };
  "\n  fragment PlanFields on subscription_plans {\n    id\n    name\n    stripePriceId\n    price\n    currency\n    interval\n    features\n    maxLaundromats\n    allowFeatured\n    prioritySupport\n  }\n": { result: PlanFieldsFragment; variables: unknown };
  "\n  fragment SubscriptionFields on subscriptions {\n    id\n    userId\n    planId\n    stripeSubscriptionId\n    status\n    currentPeriodStart\n    currentPeriodEnd\n    cancelAtPeriodEnd\n    canceledAt\n    trialStart\n    trialEnd\n    createdAt\n    updatedAt\n  }\n": { result: SubscriptionFieldsFragment; variables: unknown };
  "\n  query EventBacklog {\n    event_backlog {\n      kind\n      name\n      waiting\n      failed\n      oldestSeconds\n    }\n  }\n": { result: EventBacklogQuery; variables: EventBacklogQueryVariables };
  "\n  fragment LaundromatContent on laundromats {\n    name\n    address\n    city\n    postalCode\n    phone\n    email\n    description\n    website\n    facebook\n    instagram\n  }\n": { result: LaundromatContentFragment; variables: unknown };
  "\n  query CommuneWithPostalCode($code: String!) {\n    french_cities(where: { searchText: { _like: $code } }, limit: 1) {\n      id\n    }\n  }\n": { result: CommuneWithPostalCodeQuery; variables: CommuneWithPostalCodeQueryVariables };
  "\n  query ReplicaDelay {\n    replica_delay {\n      seconds\n    }\n  }\n": { result: ReplicaDelayQuery; variables: ReplicaDelayQueryVariables };
  "\n  fragment Review on reviews {\n    id\n    authorName\n    rating\n    comment\n    createdAt\n    visitedOn\n    answer\n    answeredAt\n    verification\n    photos(where: { isApproved: { _eq: true } }, order_by: [{ createdAt: asc }, { id: asc }]) {\n      id\n      url\n    }\n  }\n": { result: ReviewFragment; variables: unknown };
  "\n  query Readiness {\n    services(limit: 1) {\n      id\n    }\n  }\n": { result: ReadinessQuery; variables: ReadinessQueryVariables };
  "\n    fragment LaundromatSummary on laundromats {\n      id\n      ...LaundromatContent\n      hours\n      weeklyHours\n      holidayHours\n      cycleMinutes\n      openingExceptions(order_by: { firstDay: asc }) {\n        firstDay\n        lastDay\n        periods\n        reason\n      }\n      priceFrom\n      slug\n      latitude\n      longitude\n      locationSource\n      assumedFacts\n      isActive\n      isPremium\n      isFeatured\n      featuredUntil\n      createdAt\n      updatedAt\n      averageRating\n      reviewCount\n      laundromatServices(order_by: [{ service: { position: asc } }, { serviceId: asc }]) {\n        service {\n          id\n          name\n          icon\n        }\n      }\n      machines(order_by: [{ kind: desc }, { capacityKg: asc }, { price: asc }, { id: asc }]) {\n        kind\n        capacityKg\n        count\n        price\n        minutes\n      }\n      photos(order_by: [{ order: asc }, { id: asc }]) {\n        id\n        url\n        alt\n        isPrimary\n        order\n      }\n    }\n  ": { result: LaundromatSummaryFragment; variables: unknown };
  "\n    fragment LaundromatDetail on laundromats {\n      ...LaundromatSummary\n      reviews(order_by: [{ createdAt: desc }, { id: asc }]) {\n        ...Review\n      }\n    }\n  ": { result: LaundromatDetailFragment; variables: unknown };
  "\n    query SearchLaundromats($args: search_laundromats_args!) {\n      search_laundromats(args: $args, order_by: { position: asc }) {\n        distanceKm\n        totalCount\n        laundromat {\n          ...LaundromatSummary\n        }\n      }\n    }\n  ": { result: SearchLaundromatsQuery; variables: SearchLaundromatsQueryVariables };
  "\n    query LaundromatById($id: uuid!) {\n      laundromats_by_pk(id: $id) {\n        ...LaundromatDetail\n      }\n    }\n  ": { result: LaundromatByIdQuery; variables: LaundromatByIdQueryVariables };
  "\n    query LaundromatBySlug($slug: String!) {\n      laundromats(where: { slug: { _eq: $slug } }, limit: 1) {\n        ...LaundromatDetail\n      }\n    }\n  ": { result: LaundromatBySlugQuery; variables: LaundromatBySlugQueryVariables };
  "\n    fragment OwnLaundromat on laundromats {\n      owner {\n        id\n      }\n      heldChange {\n        content\n      }\n      ...LaundromatSummary\n    }\n  ": { result: OwnLaundromatFragment; variables: unknown };
  "\n    query OwnLaundromats($userId: uuid!, $limit: Int!, $offset: Int!) {\n      laundromats(\n        where: { owner: { id: { _eq: $userId } } }\n        order_by: [{ createdAt: desc }, { id: asc }]\n        limit: $limit\n        offset: $offset\n      ) {\n        ...OwnLaundromat\n      }\n    }\n  ": { result: OwnLaundromatsQuery; variables: OwnLaundromatsQueryVariables };
  "\n    query OwnLaundromat($id: uuid!) {\n      laundromats_by_pk(id: $id) {\n        ...OwnLaundromat\n      }\n    }\n  ": { result: OwnLaundromatQuery; variables: OwnLaundromatQueryVariables };
  "\n  query OpenDataPage($after: uuid!, $limit: Int!) {\n    laundromats(\n      where: { isActive: { _eq: true }, sourceObjects: { id: { _is_null: false } }, id: { _gt: $after } }\n      order_by: { id: asc }\n      limit: $limit\n    ) {\n      id\n      slug\n      name\n      address\n      postalCode\n      city\n      assumedFacts\n      latitude\n      longitude\n      locationSource\n      phone\n      website\n      facebook\n      instagram\n      statedHours\n      weeklyHours\n      holidayHours\n      factsCheckedAt\n      approvedContent\n      updatedAt\n      laundromatServices(order_by: { service: { position: asc } }) {\n        service {\n          id\n          name\n        }\n      }\n      sourceObjects(order_by: [{ type: asc }, { id: asc }]) {\n        type\n        id\n        version\n        tags\n        facts\n        imported\n        seenAt\n        goneAt\n      }\n    }\n  }\n": { result: OpenDataPageQuery; variables: OpenDataPageQueryVariables };
  "\n  query OpenDataServices {\n    services {\n      id\n      name\n    }\n  }\n": { result: OpenDataServicesQuery; variables: OpenDataServicesQueryVariables };
  "\n  query SitemapExtent {\n    laundromats_aggregate(where: { isActive: { _eq: true } }) {\n      aggregate {\n        count\n        max {\n          updatedAt\n        }\n      }\n    }\n  }\n": { result: SitemapExtentQuery; variables: SitemapExtentQueryVariables };
  "\n  query SitemapLaundromats($limit: Int!, $offset: Int!) {\n    laundromats(\n      where: { isActive: { _eq: true } }\n      order_by: [{ createdAt: asc }, { id: asc }]\n      limit: $limit\n      offset: $offset\n    ) {\n      slug\n      updatedAt\n    }\n  }\n": { result: SitemapLaundromatsQuery; variables: SitemapLaundromatsQueryVariables };
  "\n  query SitemapPlaces {\n    laundromat_regions(order_by: { slug: asc }) {\n      slug\n      updatedAt\n    }\n    laundromat_cities(order_by: [{ regionSlug: asc }, { slug: asc }]) {\n      regionSlug\n      slug\n      updatedAt\n    }\n  }\n": { result: SitemapPlacesQuery; variables: SitemapPlacesQueryVariables };
  "\n  query PersonalAccount($email: citext!) {\n    users(where: { email: { _eq: $email } }) {\n      id\n      email\n      firstName\n      lastName\n      phone\n      role\n      isActive\n      emailVerified\n      stripeCustomerId\n      createdAt\n      updatedAt\n    }\n    subscriptions(\n      where: {\n        user: { email: { _eq: $email } }\n        status: { _nin: [\"canceled\", \"incomplete\", \"incomplete_expired\", \"unpaid\"] }\n        cancelAtPeriodEnd: { _eq: false }\n      }\n    ) {\n      status\n    }\n    laundromats(where: { owner: { email: { _eq: $email } } }) {\n      id\n    }\n  }\n": { result: PersonalAccountQuery; variables: PersonalAccountQueryVariables };
  "\n    query PersonalRows($id: uuid!) {\n      laundromats(where: { userId: { _eq: $id } }) {\n        id\n        ...LaundromatContent\n        hours\n        priceFrom\n        region\n        slug\n        latitude\n        longitude\n        locationSource\n        locatedAt\n        averageRating\n        reviewCount\n        isActive\n        isPremium\n        isFeatured\n        featuredUntil\n        assumedFacts\n        weeklyHours\n        holidayHours\n        cycleMinutes\n        planId\n        factsCheckedAt\n        refusedAt\n        needsApproval\n        approvedContent\n        readingReasons\n        changedAt\n        changedSince\n        closedAt\n        heldContent\n        createdAt\n        updatedAt\n        photos {\n          id\n          url\n          alt\n          isPrimary\n          order\n        }\n        machines {\n          kind\n          capacityKg\n          count\n          price\n          minutes\n        }\n        openingExceptions {\n          firstDay\n          lastDay\n          periods\n          reason\n        }\n        laundromatServices {\n          service {\n            name\n          }\n        }\n      }\n      owner_questions(where: { userId: { _eq: $id } }) {\n        id\n        laundromatId\n        authorName\n        question\n        answer\n        answeredAt\n        createdAt\n      }\n      laundromat_geocodings(where: { laundromat: { userId: { _eq: $id } } }) {\n        laundromatId\n        address\n        postalCode\n        city\n        formerPinLatitude\n        formerPinLongitude\n        latitude\n        longitude\n        score\n        precision\n        attempts\n        triedAt\n        createdAt\n      }\n      moderation_actions(where: { authorId: { _eq: $id } }) {\n        id\n        subjectType\n        subjectId\n        decision\n        reason\n        seenAt\n        createdAt\n        laundromatId\n        seen\n        deletedLaundromats: deletedRows(path: \"$.laundromats\")\n        deletedPhotos: deletedRows(path: \"$.photos\")\n      }\n      photo_deletions(where: { laundromat: { userId: { _eq: $id } } }) {\n        id\n        laundromatId\n        url\n        alt\n        isPrimary\n        order\n        deletedAt\n      }\n      laundromat_drafts(where: { userId: { _eq: $id } }) {\n        id\n        planId\n        form\n        laundromatId\n        stripeCheckoutSessionId\n        refund\n        createdAt\n        updatedAt\n        completedAt\n      }\n      reviews(where: { userId: { _eq: $id } }) {\n        id\n        laundromatId\n        authorName\n        rating\n        comment\n        visitedOn\n        verification\n        heldReason\n        answer\n        answeredAt\n        createdAt\n      }\n      answers: reviews(where: { laundromat: { userId: { _eq: $id } }, answer: { _is_null: false } }) {\n        id\n        laundromatId\n        answer\n        answeredAt\n      }\n      answersToQuestions: owner_questions(\n        where: { laundromat: { userId: { _eq: $id } }, answer: { _is_null: false } }\n      ) {\n        id\n        laundromatId\n        answer\n        answeredAt\n      }\n      fact_corrections(where: { userId: { _eq: $id } }) {\n        id\n        laundromatId\n        kind\n        proposed\n        comment\n        status\n        createdAt\n        receivedAt\n        decidedAt\n      }\n      laundromat_claims(where: { userId: { _eq: $id } }) {\n        id\n        laundromatId\n        status\n        siret\n        company\n        companyState\n        emailDomain\n        email\n        emailConfirmedAt\n        emailSource\n        emailSince\n        isCompanyNear\n        hasProof\n        askedAt\n        letterSentAt\n        letterConfirmedAt\n        photoAddedAt\n        message\n        isDispute\n        closingReason\n        decidedAt\n        createdAt\n        submittedAt\n      }\n      laundromat_transfers(where: { _or: [{ userId: { _eq: $id } }, { recipientId: { _eq: $id } }] }) {\n        id\n        laundromatId\n        recipientEmail\n        status\n        createdAt\n        expiresAt\n      }\n      claim_codes(where: { claim: { userId: { _eq: $id } } }) {\n        claimId\n        email\n        attempts\n        createdAt\n        usedAt\n        expiresAt\n      }\n      favorites(where: { userId: { _eq: $id } }) {\n        laundromatId\n        createdAt\n      }\n      subscriptions(where: { userId: { _eq: $id } }) {\n        id\n        planId\n        status\n        stripeSubscriptionId\n        stripeCustomerId\n        currentPeriodStart\n        currentPeriodEnd\n        cancelAtPeriodEnd\n        canceledAt\n        trialStart\n        trialEnd\n        createdAt\n        updatedAt\n      }\n      payments(where: { subscription: { userId: { _eq: $id } } }) {\n        id\n        subscriptionId\n        amount\n        amountRefunded\n        currency\n        status\n        disputeStatus\n        isFraudulent\n        description\n        stripePaymentIntentId\n        stripeInvoiceId\n        nextAttemptAt\n        paidAt\n        createdAt\n      }\n      billing_emails(where: { userId: { _eq: $id } }) {\n        fact\n        kind\n        details\n        createdAt\n      }\n      refresh_tokens(where: { userId: { _eq: $id } }) {\n        createdAt\n        rotatedAt\n        revokedAt\n        expiresAt\n      }\n      account_tokens(where: { userId: { _eq: $id } }) {\n        kind\n        newEmail\n        createdAt\n        usedAt\n        expiresAt\n      }\n      journal_entries(where: { userId: { _eq: $id } }) {\n        id\n        operation\n        tableName\n        rowId\n        createdAt\n      }\n      changesAsOwner: journal_entries(where: { userId: { _eq: $id }, actor: { _eq: \"Propriétaire\" } }) {\n        id\n        subject\n        before\n        after\n      }\n      owner_networks(where: { userId: { _eq: $id } }) {\n        seenAt\n      }\n    }\n  ": { result: PersonalRowsQuery; variables: PersonalRowsQueryVariables };
  "\n  query PersonalMessages($email: String!, $userId: uuid!) {\n    contacts(where: { email: { _ilike: $email } }) {\n      id\n      name\n      email\n      phone\n      subject\n      message\n      type\n      isRead\n      isPriority\n      createdAt\n      replies {\n        id\n        message\n        status\n        reason\n        createdAt\n      }\n    }\n    reports(where: { _or: [{ email: { _ilike: $email } }, { userId: { _eq: $userId } }] }) {\n      id\n      laundromatId\n      reviewId\n      target\n      quote\n      reason\n      message\n      email\n      state\n      createdAt\n      handledAt\n    }\n    claim_disputes(where: { ownerId: { _eq: $userId } }) {\n      laundromatId\n      askedAt\n      isMine\n      words\n      answeredAt\n      lostAt\n    }\n    review_photos(where: { review: { userId: { _eq: $userId } } }) {\n      id\n      reviewId\n      laundromatId\n      url\n      isApproved\n      createdAt\n    }\n  }\n": { result: PersonalMessagesQuery; variables: PersonalMessagesQueryVariables };
  "\n  query PhotosByUrl($urls: [String!]!) {\n    photos(where: { url: { _in: $urls } }) {\n      url\n    }\n    photo_deletions(where: { url: { _in: $urls } }) {\n      url\n    }\n    review_photos(where: { url: { _in: $urls } }) {\n      url\n    }\n    deletions: moderation_actions(where: { isRestorable: { _eq: true } }) {\n      photos: deletedRows(path: \"$.photos\")\n      reviewPhotos: deletedRows(path: \"$.review_photos\")\n    }\n  }\n": { result: PhotosByUrlQuery; variables: PhotosByUrlQueryVariables };
  "\n  query CommunesOf($args: communes_of_args!) {\n    communes_of(args: $args) {\n      latitude\n      longitude\n    }\n  }\n": { result: CommunesOfQuery; variables: CommunesOfQueryVariables };
  "\n  query ReportedText($id: uuid!, $reviewId: uuid!, $isReview: Boolean!) {\n    laundromats_by_pk(id: $id) {\n      name\n      reviews(where: { id: { _eq: $reviewId } }) @include(if: $isReview) {\n        comment\n      }\n    }\n  }\n": { result: ReportedTextQuery; variables: ReportedTextQueryVariables };
  "\n  query Services {\n    services(order_by: [{ position: asc }, { name: asc }]) {\n      id\n      name\n      icon\n    }\n  }\n": { result: ServicesQuery; variables: ServicesQueryVariables };
  "\n  fragment UserFields on users {\n    id\n    email\n    firstName\n    lastName\n    phone\n    role\n    isActive\n    emailVerified\n    createdAt\n    updatedAt\n  }\n": { result: UserFieldsFragment; variables: unknown };
  "\n  query PosterLaundromat($id: uuid!) {\n    laundromats_by_pk(id: $id) {\n      name\n      slug\n      city\n      owner {\n        id\n      }\n    }\n  }\n": { result: PosterLaundromatQuery; variables: PosterLaundromatQueryVariables };
  "\n  query PageSlug($id: uuid!) {\n    laundromats_by_pk(id: $id) {\n      slug\n    }\n  }\n": { result: PageSlugQuery; variables: PageSlugQueryVariables };
}
