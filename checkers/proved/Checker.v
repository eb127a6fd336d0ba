(** The checker, and the proof that what it accepts is true. *)
From Coq Require Import ZArith List Permutation Bool FMapPositive Lia.
From Proved Require Import Rules.
Import ListNotations.

(** ** Sets of states: a tree over the numbers of a state, one after the other. *)

Inductive tree := Node (here : bool) (below : PositiveMap.t tree).

Definition nothing : tree := Node false (PositiveMap.empty tree).

Fixpoint add (key : list positive) (t : tree) : tree :=
  match key, t with
  | [], Node _ below => Node true below
  | x :: rest, Node here below =>
      let old := match PositiveMap.find x below with Some u => u | None => nothing end in
      Node here (PositiveMap.add x (add rest old) below)
  end.

Fixpoint mem (key : list positive) (t : tree) : bool :=
  match key, t with
  | [], Node here _ => here
  | x :: rest, Node _ below =>
      match PositiveMap.find x below with Some u => mem rest u | None => false end
  end.

Lemma mem_nothing : forall key, mem key nothing = false.
Proof. destruct key; simpl; [easy|]. now rewrite PositiveMap.gempty. Qed.

Lemma mem_add : forall key other t, mem key (add other t) = true -> key = other \/ mem key t = true.
Proof.
  intros key other; revert key. induction other as [|x rest IH]; intros [|y key] [here below]; simpl; auto.
  destruct (Pos.eq_dec y x) as [->|Hne].
  - rewrite PositiveMap.gss. intros H. destruct (IH _ _ H) as [->|H']; [now left|].
    right. destruct (PositiveMap.find x below); [easy|]. now rewrite mem_nothing in H'.
  - rewrite PositiveMap.gso by congruence. auto.
Qed.

Definition number (z : Z) : positive :=
  match z with Z0 => 1%positive | Zpos n => xO n | Zneg n => xI n end.

Fixpoint key (s : state) : list positive :=
  match s with
  | [] => []
  | (k, (x, y)) :: rest => Pos.of_succ_nat k :: number x :: number y :: key rest
  end.

Lemma number_inj : forall x y, number x = number y -> x = y.
Proof. intros [|x|x] [|y|y]; simpl; congruence. Qed.

Lemma key_inj : forall s t, key s = key t -> s = t.
Proof.
  induction s as [|[k [x y]] s IH]; intros [|[l [v w]] t]; simpl; try congruence.
  intros H; injection H as Hk Hx Hy Hr.
  apply SuccNat2Pos.inj in Hk. apply number_inj in Hx, Hy. apply IH in Hr. congruence.
Qed.

Definition build (states : list state) : tree :=
  fold_left (fun t s => add (key s) t) states nothing.

Lemma mem_build : forall states s, mem (key s) (build states) = true -> In s states.
Proof.
  assert (H : forall states t s, mem (key s) (fold_left (fun t s => add (key s) t) states t) = true ->
                In s states \/ mem (key s) t = true).
  { induction states as [|r states IH]; simpl; intros t s Hm; auto.
    destruct (IH _ _ Hm) as [|Ha]; auto.
    destruct (mem_add _ _ _ Ha) as [E|]; auto. apply key_inj in E. auto. }
  intros states s Hm. destruct (H _ _ _ Hm) as [|E]; auto. now rewrite mem_nothing in E.
Qed.

(** ** The rules as functions. [fuel]: how many places a piece may walk to; too little refutes. *)

Section Fuel.
Variable fuel : nat.

Definition same_cell (a b : cell) : bool := Z.eqb (fst a) (fst b) && Z.eqb (snd a) (snd b).
Definition same_place (a b : place) : bool := Nat.eqb (fst a) (fst b) && same_cell (snd a) (snd b).

Lemma same_cell_spec : forall a b, same_cell a b = true <-> a = b.
Proof.
  intros [a b] [c d]; unfold same_cell; simpl. rewrite andb_true_iff, !Z.eqb_eq.
  split; [intros []|intros H; injection H]; subst; auto.
Qed.

Lemma same_place_spec : forall a b, same_place a b = true <-> a = b.
Proof.
  intros [k a] [l b]; unfold same_place; simpl. rewrite andb_true_iff, Nat.eqb_eq, same_cell_spec.
  split; [intros []|intros H; injection H]; subst; auto.
Qed.

Lemma In_existsb : forall (A : Type) (same : A -> A -> bool), (forall a b, same a b = true <-> a = b) ->
  forall a l, existsb (same a) l = true <-> In a l.
Proof.
  intros A same Hs a l. rewrite existsb_exists. split.
  - intros (b & Hb & E). apply Hs in E. now subst.
  - intros H. exists a. split; auto. now apply Hs.
Qed.

Definition taken (p : puzzle) (others : state) : list cell := flat_map (cells_of p) others.

Definition fits_in (p : puzzle) (cells : list cell) (a : place) : bool :=
  let k := kind_of p a in
  forallb (fun c => open k c && negb (existsb (same_cell c) cells)) (cells_of p a).

Lemma fits_spec : forall p others a, fits_in p (taken p others) a = true <-> fits p others a.
Proof.
  intros p others a. unfold fits_in, fits, taken. rewrite forallb_forall. split.
  - intros H c Hc. specialize (H c Hc). apply andb_true_iff in H as [Ho Hn]. split; auto.
    intros b Hb Hi. apply negb_true_iff in Hn.
    assert (E : existsb (same_cell c) (flat_map (cells_of p) others) = true).
    { apply (In_existsb _ _ same_cell_spec). apply in_flat_map. eauto. }
    congruence.
  - intros H c Hc. destruct (H c Hc) as [Ho Hn]. rewrite Ho. simpl. apply negb_true_iff.
    apply not_true_iff_false. intros E. apply (In_existsb _ _ same_cell_spec) in E.
    apply in_flat_map in E as (b & Hb & Hi). eapply Hn; eauto.
Qed.

Definition go (a : place) (d : cell) : place := (fst a, shift (snd a) d).

(** The places one step away. *)
Definition nexts (p : puzzle) (cells : list cell) (along : list cell) (a : place) : list place :=
  filter (fits_in p cells) (map (go a) along).

(** The places reached by walking; a guess that [closed_under] tests. *)
Fixpoint flood (n : nat) (p : puzzle) (cells along : list cell) (queue seen : list place) :=
  match n, queue with
  | S n, a :: queue =>
      let new := filter (fun b => negb (existsb (same_place b) seen)) (nexts p cells along a) in
      flood n p cells along (queue ++ new) (seen ++ new)
  | _, _ => seen
  end.

Definition closed_under (p : puzzle) (cells along : list cell) (found : list place) : bool :=
  forallb (fun a => forallb (fun b => existsb (same_place b) found) (nexts p cells along a)) found.

Definition walked (p : puzzle) (cells along : list cell) (a : place) : option (list place) :=
  let found := flood fuel p cells along [a] [a] in
  if existsb (same_place a) found && closed_under p cells along found then Some found else None.

Definition targets (p : puzzle) (m : metric) (others : state) (a : place) : option (list place) :=
  let cells := taken p others in
  let along := directions (kind_of p a) in
  match m with
  | Steps => Some (nexts p cells along a)
  | Slides => fold_right (fun d found =>
      match walked p cells [d] a, found with
      | Some some, Some more => Some (some ++ more)
      | _, _ => None
      end) (Some []) along
  | Moves => walked p cells along a
  end.

Lemma nexts_spec : forall p others along a b d, In d along -> goes p others d a b ->
  In b (nexts p (taken p others) along a).
Proof.
  intros p others along a b d Hd (_ & -> & Hf). apply filter_In. split.
  - apply (in_map (go a)). auto.
  - now apply fits_spec.
Qed.

Lemma walks_kind : forall p others along a b, walks p others along a b -> fst a = fst b.
Proof.
  induction 1 as [d a b _ (_ & -> & _)|d a b c _ IH _ (_ & -> & _)]; simpl; auto.
Qed.

Lemma walks_first : forall p others along a b, walks p others along a b ->
  exists d, In d along /\ In d (directions (kind_of p a)).
Proof. induction 1 as [d a b Hd (Hk & _)|]; eauto. Qed.

Lemma walked_spec : forall p others along a found b, walked p (taken p others) along a = Some found ->
  forall some, walks p others some a b -> (forall d, In d some -> In d (directions (kind_of p a)) -> In d along) ->
  In b found.
Proof.
  intros p others along a found b Hw some Hs. unfold walked in Hw.
  set (f := flood fuel p (taken p others) along [a] [a]) in *.
  destruct (existsb (same_place a) f && closed_under p (taken p others) along f) eqn:E; [|easy].
  injection Hw as <-. apply andb_true_iff in E as [Ha Hc].
  apply (In_existsb _ _ same_place_spec) in Ha. unfold closed_under in Hc.
  assert (Step : forall d x y, In x f -> In d along -> goes p others d x y -> In y f).
  { intros d x y Hx Hd Hg. rewrite forallb_forall in Hc. specialize (Hc x Hx).
    rewrite forallb_forall in Hc. apply (In_existsb _ _ same_place_spec). apply Hc.
    eapply nexts_spec; eauto. }
  induction Hs as [d a b Hd Hg|d a b c Hab IH Hd Hg]; intros Hin.
  - eapply Step; eauto. apply Hin; auto. apply Hg.
  - eapply Step; [apply IH; auto| |exact Hg]. apply Hin; auto.
    destruct Hg as (Hk & _). unfold kind_of in *. now rewrite (walks_kind _ _ _ _ _ Hab).
Qed.

Lemma slides_spec : forall p others a b d, walks p others [d] a b ->
  forall along found, In d along ->
  fold_right (fun d found =>
      match walked p (taken p others) [d] a, found with
      | Some some, Some rest => Some (some ++ rest)
      | _, _ => None
      end) (Some []) along = Some found -> In b found.
Proof.
  intros p others a b d Hw along. induction along as [|e along IH]; intros found Hd Ht; [easy|].
  cbn [fold_right] in Ht. destruct (walked p (taken p others) [e] a) as [some|] eqn:Ew; [|easy].
  destruct (fold_right _ (Some []) along) as [rest|] eqn:Ef; [|easy]. injection Ht as <-.
  apply in_or_app. destruct Hd as [->|Hd]; [left|right; now apply IH].
  apply (walked_spec p others [d] a some b Ew [d] Hw). auto.
Qed.

Lemma targets_spec : forall p m others a found b, targets p m others a = Some found ->
  unit p m others a b -> In b found.
Proof.
  intros p m others a found b Ht Hu. destruct m; cbn in Hu; unfold targets in Ht.
  - injection Ht as <-. destruct Hu as (d & Hg). apply (nexts_spec p others _ a b d); [apply Hg|exact Hg].
  - destruct Hu as (d & Hw). destruct (walks_first _ _ _ _ _ Hw) as (e & [<-|[]] & Hd).
    exact (slides_spec p others a b d Hw _ _ Hd Ht).
  - destruct Hu as (some & Hw). apply (walked_spec p others _ a found b Ht some Hw). auto.
Qed.

(** ** States that are permutations of each other. *)

Fixpoint picks (s : state) : list (place * state) :=
  match s with
  | [] => []
  | a :: rest => (a, rest) :: map (fun '(b, others) => (b, a :: others)) (picks rest)
  end.

Lemma picks_complete : forall a s, In a s -> exists others, In (a, others) (picks s).
Proof.
  induction s as [|b s IH]; intros Hin; [easy|]. destruct Hin as [->|Hin].
  - exists s. now left.
  - destruct (IH Hin) as (others & Ho). exists (b :: others). right.
    apply (in_map (fun '(c, o) => (c, b :: o)) _ _ Ho).
Qed.

Lemma picks_sound : forall s a others, In (a, others) (picks s) -> Permutation s (a :: others).
Proof.
  induction s as [|b s IH]; intros a others Hin; [easy|]. destruct Hin as [E|Hin].
  - injection E as -> ->. apply Permutation_refl.
  - apply in_map_iff in Hin as ([c o] & E & Ho). injection E as -> <-.
    apply IH in Ho. rewrite Ho. apply perm_swap.
Qed.

Definition before (a b : place) : bool :=
  Nat.ltb (fst a) (fst b) || Nat.eqb (fst a) (fst b) &&
    (Z.ltb (snd (snd a)) (snd (snd b)) ||
     Z.eqb (snd (snd a)) (snd (snd b)) && Z.leb (fst (snd a)) (fst (snd b))).

Fixpoint insert (a : place) (s : state) : state :=
  match s with
  | [] => [a]
  | b :: rest => if before a b then a :: s else b :: insert a rest
  end.

Lemma insert_perm : forall a s, Permutation (a :: s) (insert a s).
Proof.
  induction s as [|b s IH]; cbn [insert]; [apply Permutation_refl|].
  destruct (before a b); [apply Permutation_refl|].
  rewrite perm_swap. now apply perm_skip.
Qed.

Definition sorted (s : state) : state := fold_right insert [] s.

Lemma sorted_perm : forall s, Permutation s (sorted s).
Proof.
  induction s as [|a s IH]; cbn; [apply perm_nil|]. rewrite <- insert_perm. now apply perm_skip.
Qed.

Lemma fits_perm : forall p o o' a, Permutation o o' -> fits p o a -> fits p o' a.
Proof.
  intros p o o' a Hp Hf c Hc. destruct (Hf c Hc) as [Ho Hn]. split; auto.
  intros b Hb. apply Hn. now apply (Permutation_in b (Permutation_sym Hp)).
Qed.

Lemma goes_perm : forall p o o' d a b, Permutation o o' -> goes p o d a b -> goes p o' d a b.
Proof. intros p o o' d a b Hp (Hd & Hb & Hf). repeat split; auto; now apply (fits_perm p o o' b Hp Hf). Qed.

Lemma walks_perm : forall p o o' along a b, Permutation o o' -> walks p o along a b -> walks p o' along a b.
Proof.
  intros p o o' along a b Hp Hw. induction Hw as [d a b Hd Hg|d a b c Hw IH Hd Hg].
  - apply (first_step p o' along d); auto. now apply (goes_perm p o o').
  - apply (next_step p o' along d a b c); auto. now apply (goes_perm p o o').
Qed.

Lemma unit_perm : forall p m o o' a b, Permutation o o' -> unit p m o a b -> unit p m o' a b.
Proof.
  intros p m o o' a b Hp. destruct m; cbn; intros (x & H); exists x;
    [now apply (goes_perm p o o')|now apply (walks_perm p o o')|now apply (walks_perm p o o')].
Qed.

(** ** Goals. *)

Definition is_goal (p : puzzle) (s : state) : bool :=
  existsb (fun g => forallb (fun a => existsb (same_place a) s) g) (goals p).

Lemma is_goal_spec : forall p s, is_goal p s = true <-> solved p s.
Proof.
  intros p s. unfold is_goal, solved. rewrite existsb_exists. split; intros (g & Hg & H); exists g; split; auto.
  - intros a Ha. rewrite forallb_forall in H. now apply (In_existsb _ _ same_place_spec), H.
  - apply forallb_forall. intros a Ha. now apply (In_existsb _ _ same_place_spec), H.
Qed.

Lemma solved_perm : forall p s t, Permutation s t -> solved p s -> solved p t.
Proof.
  intros p s t Hp (g & Hg & H). exists g. split; auto. intros a Ha.
  apply (Permutation_in a Hp). auto.
Qed.

(** ** Levels. *)

Definition covered (sets : list tree) (s : state) : bool := existsb (mem (key s)) sets.

(** Every successor of a state is in one of the sets. *)
Definition expand (p : puzzle) (m : metric) (sets : list tree) (s : state) : bool :=
  forallb (fun '(a, others) =>
    match targets p m others a with
    | Some found => forallb (fun b => covered sets (insert b others)) found
    | None => false
    end) (picks s).

(** [ends]: the successors of the last level are not looked at. *)
Fixpoint closed (p : puzzle) (m : metric) (ends : bool) (earlier now : tree)
    (states : list state) (rest : list (list state)) : bool :=
  match rest with
  | [] => ends || forallb (expand p m [now; earlier]) states
  | next :: rest =>
      let later := build next in
      forallb (expand p m [later; earlier; now]) states && closed p m ends now later next rest
  end.

Definition sound_levels (p : puzzle) (m : metric) (ends : bool) (levels : list (list state)) : bool :=
  forallb (forallb (fun s => negb (is_goal p s))) levels &&
  match levels with
  | [] => ends
  | first :: rest =>
      let now := build first in
      covered [now] (sorted (start p)) && closed p m ends nothing now first rest
  end.

(** A state is in a level but for a permutation. *)
Definition holds (levels : list (list state)) (i : nat) (s : state) : Prop :=
  exists t, In t (nth i levels []) /\ Permutation s t.

Lemma covered_spec : forall lists s, covered (map build lists) s = true ->
  exists l, In l lists /\ In s l.
Proof.
  intros lists s H. unfold covered in H. apply existsb_exists in H as (t & Ht & Hm).
  apply in_map_iff in Ht as (l & <- & Hl). exists l. split; auto. now apply mem_build.
Qed.

Lemma expand_spec : forall p m lists s a others b t, expand p m (map build lists) s = true ->
  Permutation s (a :: others) -> unit p m others a b -> Permutation (b :: others) t ->
  exists l u, In l lists /\ In u l /\ Permutation t u.
Proof.
  intros p m lists s a others b t He Hs Hu Ht. unfold expand in He. rewrite forallb_forall in He.
  assert (Ha : In a s) by (apply (Permutation_in a (Permutation_sym Hs)); now left).
  destruct (picks_complete a s Ha) as (rest & Hr). specialize (He _ Hr). cbn beta iota in He.
  assert (Hp : Permutation others rest).
  { apply (Permutation_cons_inv (a := a)). rewrite <- Hs. now apply picks_sound. }
  destruct (targets p m rest a) as [found|] eqn:Et; [|easy]. rewrite forallb_forall in He.
  apply (unit_perm p m others rest a b Hp) in Hu.
  specialize (He b (targets_spec p m rest a found b Et Hu)).
  apply covered_spec in He as (l & Hl & Hin). exists l, (insert b rest). repeat split; auto.
  rewrite <- Ht, <- insert_perm. now apply perm_skip.
Qed.

(** The levels with an empty one before them, so that each has one before it. *)
Lemma closed_spec : forall p m ends rest earlier now i,
  closed p m ends (build earlier) (build now) now rest = true ->
  (i < length rest)%nat \/ (ends = false /\ i = length rest) ->
  forall s, In s (nth (S i) (earlier :: now :: rest) []) ->
  exists lists, expand p m (map build lists) s = true /\
    forall l, In l lists -> exists j, (j <= S (S i))%nat /\ (j < length (earlier :: now :: rest))%nat /\
      nth j (earlier :: now :: rest) [] = l.
Proof.
  intros p m ends. induction rest as [|next rest IH]; intros earlier now i Hc Hi s Hs.
  - destruct Hi as [Hi|[-> ->]]; [inversion Hi|]. cbn in Hc, Hs.
    exists [now; earlier]. split; [rewrite forallb_forall in Hc; auto|].
    intros l [<-|[<-|[]]]; [exists 1%nat|exists 0%nat]; cbn; repeat split; lia.
  - cbn [closed] in Hc. apply andb_true_iff in Hc as [He Hc]. destruct i as [|i].
    + cbn in Hs. exists [next; earlier; now]. split; [rewrite forallb_forall in He; apply (He s Hs)|].
      intros l [<-|[<-|[<-|[]]]]; [exists 2%nat|exists 0%nat|exists 1%nat]; cbn; repeat split; lia.
    + destruct (IH now next i Hc) with (s := s) as (lists & Hx & Hl).
      * cbn in Hi. destruct Hi as [Hi|[He' Hi]]; [left; lia|right; split; auto; lia].
      * exact Hs.
      * exists lists. split; auto. intros l Hin. destruct (Hl l Hin) as (j & H1 & H2 & H3).
        exists (S j). cbn in *. repeat split; auto; lia.
Qed.

Lemma reached_levels : forall p m ends first rest,
  sound_levels p m ends (first :: rest) = true ->
  forall n s, reached p m n s -> (n < length (first :: rest))%nat \/ ends = false ->
  exists i, (i <= n)%nat /\ (i < length (first :: rest))%nat /\ holds (first :: rest) i s.
Proof.
  intros p m ends first rest Hs. unfold sound_levels in Hs. apply andb_true_iff in Hs as [_ Hs].
  apply andb_true_iff in Hs as [Hstart Hc].
  intros n s Hr. induction Hr as [s Hp|n others a b s t Hr IH Hp Hu Ht]; intros Hn.
  - exists 0%nat. cbn. repeat split; try lia. exists (sorted (start p)). split.
    + apply (covered_spec [first]) in Hstart as (l & [<-|[]] & Hin). exact Hin.
    + rewrite <- Hp. apply sorted_perm.
  - destruct IH as (i & Hi & Hl & u & Hin & Hpu); [destruct Hn; [left; lia|now right]|].
    change nothing with (build []) in Hc.
    destruct (closed_spec p m ends rest [] first i Hc) with (s := u) as (lists & He & Hlists).
    + cbn in Hl, Hn. destruct Hn as [Hn| ->]; [left; lia|].
      destruct (Nat.eq_dec i (length rest)); [right; auto|left; lia].
    + exact Hin.
    + destruct (expand_spec p m lists u a others b t He) as (l & v & Hll & Hv & Hpv); auto.
      { now rewrite <- Hpu. }
      destruct (Hlists l Hll) as (j & H1 & H2 & H3). destruct j as [|j].
      * cbn in H3. subst l. easy.
      * change (nth j (first :: rest) [] = l) in H3. exists j. cbn [length] in *.
        split; [lia|split; [lia|]]. exists v. split; auto. now rewrite H3.
Qed.

Lemma no_goal : forall p m ends levels i s, sound_levels p m ends levels = true ->
  holds levels i s -> ~ solved p s.
Proof.
  intros p m ends levels i s Hs (t & Hin & Hp) Hg. unfold sound_levels in Hs.
  apply andb_true_iff in Hs as [Hs _]. rewrite forallb_forall in Hs.
  destruct (Nat.lt_ge_cases i (length levels)) as [Hi|Hi].
  - specialize (Hs _ (nth_In levels [] Hi)). rewrite forallb_forall in Hs. specialize (Hs t Hin).
    apply negb_true_iff in Hs. apply (solved_perm p s t Hp), is_goal_spec in Hg. congruence.
  - rewrite nth_overflow in Hin by auto. easy.
Qed.

(** ** Solutions: a piece and its directions for each unit. *)

Fixpoint walk (p : puzzle) (cells : list cell) (a : place) (ds : list cell) : option place :=
  match ds with
  | [] => Some a
  | d :: ds =>
      if existsb (same_cell d) (directions (kind_of p a)) && fits_in p cells (go a d)
      then walk p cells (go a d) ds else None
  end.

Definition counts (m : metric) (ds : list cell) : bool :=
  match m, ds with
  | _, [] => false
  | Steps, _ :: rest => match rest with [] => true | _ => false end
  | Slides, d :: rest => forallb (same_cell d) rest
  | Moves, _ => true
  end.

Fixpoint replay (p : puzzle) (m : metric) (s : state) (units : list (place * list cell)) : option state :=
  match units with
  | [] => Some s
  | (a, ds) :: units =>
      match find (fun '(b, _) => same_place a b) (picks s) with
      | Some (_, others) =>
          match walk p (taken p others) a ds with
          | Some b => if counts m ds then replay p m (b :: others) units else None
          | None => None
          end
      | None => None
      end
  end.

Lemma walk_step : forall p others a d, existsb (same_cell d) (directions (kind_of p a)) &&
  fits_in p (taken p others) (go a d) = true -> goes p others d a (go a d).
Proof.
  intros p others a d H. apply andb_true_iff in H as [Hd Hf].
  apply (In_existsb _ _ same_cell_spec) in Hd. apply fits_spec in Hf. repeat split; auto; apply Hf; auto.
Qed.

Lemma walk_more : forall p others along ds a b c, (forall d, In d ds -> In d along) ->
  walks p others along a b -> walk p (taken p others) b ds = Some c -> walks p others along a c.
Proof.
  intros p others along. induction ds as [|d ds IH]; intros a b c Hin Hw H; cbn [walk] in H.
  - injection H as <-. exact Hw.
  - destruct (existsb _ _ && _) eqn:E; [|easy].
    apply (IH a (go b d) c); [intros x Hx; apply Hin; now right| |exact H].
    apply (next_step p others along d a b); auto; [apply Hin; now left|now apply walk_step].
Qed.

Lemma walk_spec : forall p m others a ds b, walk p (taken p others) a ds = Some b ->
  counts m ds = true -> unit p m others a b.
Proof.
  intros p m others a [|d ds] b H Hc; [destruct m; easy|]. cbn [walk] in H.
  destruct (existsb _ _ && _) eqn:E; [|easy]. apply walk_step in E.
  assert (Hw : forall along, (forall x, In x (d :: ds) -> In x along) -> walks p others along a b).
  { intros along Hin. apply (walk_more p others along ds a (go a d) b); auto.
    - intros x Hx. apply Hin. now right.
    - apply (first_step p others along d); auto. apply Hin. now left. }
  destruct m; cbn [unit].
  - destruct ds; [|easy]. cbn in H. injection H as <-. now exists d.
  - exists d. apply Hw. intros x [<-|Hx]; [now left|]. cbn in Hc. rewrite forallb_forall in Hc.
    left. now apply same_cell_spec, Hc.
  - exists (d :: ds). apply Hw. auto.
Qed.

Lemma replay_spec : forall p m units n s t, reached p m n s -> replay p m s units = Some t ->
  reached p m (n + length units) t.
Proof.
  intros p m. induction units as [|[a ds] units IH]; intros n s t Hr H; cbn [replay length] in *.
  - injection H as <-. now rewrite Nat.add_0_r.
  - destruct (find _ _) as [[c others]|] eqn:Ef; [|easy].
    apply find_some in Ef as [Hin E]. apply same_place_spec in E. subst c.
    destruct (walk p (taken p others) a ds) as [b|] eqn:Ew; [|easy].
    destruct (counts m ds) eqn:Ec; [|easy].
    replace (n + S (length units))%nat with (S n + length units)%nat by lia.
    apply (IH (S n) (b :: others)); auto.
    apply (by_unit p m n others a b s); auto; [now apply picks_sound|now apply (walk_spec p m others a ds b)].
Qed.

(** ** What the checker accepts is true. *)

Definition proves_shortest (p : puzzle) (m : metric) (units : list (place * list cell))
    (levels : list (list state)) : bool :=
  Nat.eqb (length units) (length levels) && sound_levels p m true levels &&
  match replay p m (start p) units with Some s => is_goal p s | None => false end.

Definition proves_unsolvable (p : puzzle) (m : metric) (levels : list (list state)) : bool :=
  sound_levels p m false levels.

Theorem shortest_is_true : forall p m units levels, proves_shortest p m units levels = true ->
  shortest p m (length levels).
Proof.
  intros p m units levels H. unfold proves_shortest in H.
  apply andb_true_iff in H as [H Hg]. apply andb_true_iff in H as [Hl Hs].
  apply Nat.eqb_eq in Hl. destruct (replay p m (start p) units) as [t|] eqn:Er; [|easy]. split.
  - exists t. split; [|now apply is_goal_spec]. rewrite <- Hl.
    apply (replay_spec p m units 0 (start p) t); auto. apply at_start, Permutation_refl.
  - intros k s Hr Hsol. destruct levels as [|first rest]; [cbn; lia|].
    destruct (Nat.lt_ge_cases k (length (first :: rest))) as [Hk|Hk]; auto. exfalso.
    destruct (reached_levels p m true first rest Hs k s Hr) as (i & _ & _ & Hh); auto.
    exact (no_goal p m true _ i s Hs Hh Hsol).
Qed.

Theorem unsolvable_is_true : forall p m levels, proves_unsolvable p m levels = true -> unsolvable p m.
Proof.
  intros p m [|first rest] H k s Hr Hsol; unfold proves_unsolvable in H; [easy|].
  destruct (reached_levels p m false first rest H k s Hr) as (i & _ & _ & Hh); auto.
  exact (no_goal p m false _ i s H Hh Hsol).
Qed.

End Fuel.
