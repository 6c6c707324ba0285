-- A process that reads all vehicles asks for the facts of each, sorted: several processes of the database may share that.

alter function vehicle_loaded_in(products) parallel safe;
alter function vehicle_facts(products) parallel safe;
